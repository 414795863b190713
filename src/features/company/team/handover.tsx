import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { company: Company; uid: string; onSaved: () => void };

/** An owner asks a member to take the company over; nothing changes until that person agrees. */
export function Handover({ company, uid, onSaved }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const [heir, setHeir] = useState('');
  const others = company.members.filter(({ role, _userId }) => role === 'member' && _userId !== uid);
  const asked = company.members.find(({ _userId }) => _userId === company.handover?._userId)?.name;
  const offer = async (_userId: string | null) => {
    const change = { companyId: company._id, _userId };
    if (!(await saving(() => mutate('company.offer-ownership', change)))) return;
    setHeir('');
    onSaved();
  };
  return (
    <Section title={<Trans>Hand the company over</Trans>}>
      {asked ? (
        <>
          <p>
            <Trans>
              You have asked {asked} to take over. Once {asked} agrees, you are a member without the owner’s
              rights.
            </Trans>
          </p>
          <div>
            <Button variant="quiet" onClick={() => void offer(null)}>
              <Trans>Take the question back</Trans>
            </Button>
          </div>
        </>
      ) : others.length === 0 ? (
        <p className="text-soft">
          <Trans>Invite somebody first. Then you can ask them to take over.</Trans>
        </p>
      ) : (
        <>
          <p className="text-soft">
            <Trans>The other person has to agree. After that you are a member like the others.</Trans>
          </p>
          <div className="flex max-w-form flex-wrap items-end gap-3">
            <div className="min-w-[min(14rem,100%)] flex-1">
              <Select
                label={t`Who takes over?`}
                value={heir}
                onChange={(event) => setHeir(event.currentTarget.value)}
              >
                <option value="">{t`Choose`}</option>
                {others.map(({ _userId, name }) => (
                  <option key={_userId} value={_userId}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            {heir && (
              <Button variant="quiet" onClick={() => void offer(heir)}>
                <Trans>Ask</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Section>
  );
}

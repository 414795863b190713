import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { company: Company | undefined; uid: string; onSaved?: () => void };

/** To the member who was asked to take the company over. */
export function HandoverQuestion({ company, uid, onSaved }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  if (company?.handover?._userId !== uid) return null;
  const owner = company.members.find(({ _userId }) => _userId === company.handover?.by)?.name;
  const { companyName } = company;
  const answer = async (accept: boolean) => {
    const change = { companyId: company._id, accept };
    if (await saving(() => mutate('company.answer-ownership', change))) onSaved?.();
  };
  return (
    <section className="grid max-w-content gap-3 rounded-card border border-line bg-well p-4">
      <div className="grid gap-1">
        <h2 className="text-lead font-bold">
          <Trans>
            {owner} wants to hand {companyName} over to you
          </Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            As the owner you decide who is in the team, and plan and bills are yours. {owner} stays as a
            member.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void answer(true)}>
          <Trans>Take over</Trans>
        </Button>
        <Button variant="quiet" onClick={() => void answer(false)}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company, Member } from '../../../../contract/entities/company.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useRemoveMember } from './use-remove-member.ts';

type Props = { company: Company; me: Member };

/** One's own way out. The last owner has none: a company needs one. */
export function LeaveCompany({ company, me }: Props) {
  const { t } = useLingui();
  const { offline } = useReachability();
  const [open, setOpen] = useState(false);
  const { busy, problem, remove } = useRemoveMember(company._id, me._userId, () => setOpen(false));
  const name = company.companyName;
  const last = me.role === 'owner' && company.members.filter(({ role }) => role === 'owner').length === 1;
  return (
    <Section title={<Trans>Leave the company</Trans>}>
      {last ? (
        <p className="text-soft">
          <Trans>
            You are the only owner, and a company needs one. Hand it over first, then you can leave.
          </Trans>
        </p>
      ) : (
        <div>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Leave {name}</Trans>
          </Button>
        </div>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Leave {name}?</Trans>}
        actions={
          <>
            <Button
              variant="danger"
              busy={busy && t`Leaving`}
              waits={offline && 'leave-offline'}
              onClick={() => void remove()}
            >
              <Trans>Leave</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              <Trans>Stay</Trans>
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          {problem && (
            <ProblemNote
              problem={problem}
              title={t`You have not left.`}
              lost={t`It may have arrived. Trying again is safe.`}
            />
          )}
          <p>
            <Trans>
              You can no longer open its jobs, applicants and chats. To come back you need a new invitation.
            </Trans>
          </p>
          {offline && (
            <p id="leave-offline" className="text-small text-soft">
              <Trans>You are offline, and leaving needs the network.</Trans>
            </p>
          )}
        </div>
      </Sheet>
    </Section>
  );
}

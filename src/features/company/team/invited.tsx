import { Trans } from '@lingui/react/macro';
import type { Company, Invitation } from '../../../../contract/entities/company.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import type { Inviting } from '../../../replica/queries/team.ts';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';
import { InvitedRow } from './invited-row.tsx';
import { InvitingRow } from './inviting-row.tsx';

type Props = {
  company: Company;
  invited: readonly Invitation[];
  inviting: readonly Inviting[];
  owns: boolean;
};

/** Open invitations, those that have not reached the server first (companysettings.3). */
export function Invited({ company, invited, inviting, owns }: Props) {
  const stopped = inviting.filter(isStopped);
  const waiting = inviting.filter((entry) => !isStopped(entry));
  const none = invited.length + inviting.length === 0;
  return (
    <>
      {stopped.map((entry) => (
        <StoppedEntry key={entry.id} entry={entry} />
      ))}
      {none && (
        <p className="text-soft">
          <Trans>Nobody is invited at the moment.</Trans>
        </p>
      )}
      {waiting.length + invited.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
          {waiting.map((entry) => (
            <InvitingRow key={entry.id} entry={entry} />
          ))}
          {invited.map((invitation) => (
            <InvitedRow key={invitation._id} company={company} invitation={invitation} owns={owns} />
          ))}
        </ul>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AgeGroup } from '../../../contract/policy/age-group.ts';
import { Button } from '../../ui/button.tsx';

type Props = { group: AgeGroup; onLookForWork: () => void };

/** What somebody's age means here, as soon as it is known (register.4-register.6). */
export function AgeNote({ group, onLookForWork }: Props) {
  switch (group) {
    case 'too_young':
      return (
        <Note stop>
          <p className="font-semibold">
            <Trans>Zusage is for people aged 13 and over.</Trans>
          </p>
          <p>
            <Trans>
              Younger people may not be hired, so there is no account for you yet. Nothing of what you wrote
              was sent.
            </Trans>
          </p>
        </Note>
      );
    case 'company_too_young':
      return (
        <Note stop>
          <p className="font-semibold">
            <Trans>To hire, you have to be 18.</Trans>
          </p>
          <p>
            <Trans>You can look for work with this account instead.</Trans>
          </p>
          <div>
            <Button variant="quiet" onClick={onLookForWork}>
              <Trans>I am looking for work</Trans>
            </Button>
          </div>
        </Note>
      );
    case 'guardian':
      return (
        <Note>
          <p className="font-semibold">
            <Trans>Under 16 a parent or guardian has to agree.</Trans>
          </p>
          <p>
            <Trans>
              Give us their email address below. Until they have agreed you can search, read and write
              applications; companies get them afterwards.
            </Trans>
          </p>
        </Note>
      );
    case 'minor':
      return (
        <Note>
          <p>
            <Trans>
              You can apply by yourself. A parent or guardian is only needed when you accept an offer.
            </Trans>
          </p>
        </Note>
      );
    default:
      return null;
  }
}

function Note({ stop = false, children }: { stop?: boolean; children: ReactNode }) {
  return (
    <div
      role="status"
      className={
        stop
          ? 'grid gap-2 rounded-card border border-warning/40 bg-warning-wash p-4 text-small'
          : 'grid gap-1 rounded-card bg-well p-4 text-small'
      }
    >
      {children}
    </div>
  );
}

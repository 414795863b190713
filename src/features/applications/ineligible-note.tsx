import { Trans } from '@lingui/react/macro';
import type { ApplyVerdict } from '../../../contract/policy/apply.ts';

type Ineligibility = Exclude<ApplyVerdict, { ok: true }>;

/** Stands where the button would be: why there is none. */
export function IneligibleNote({ ineligibility }: { ineligibility: Ineligibility }) {
  return (
    <p className="rounded-card border border-line bg-well p-4">
      <Why ineligibility={ineligibility} />
    </p>
  );
}

function Why({ ineligibility }: { ineligibility: Ineligibility }) {
  switch (ineligibility.code) {
    case 'not_allowed':
      return <Trans>You are signed in for a company. Applying needs a personal account.</Trans>;
    case 'job_closed':
      return <Trans>This job is closed. Nobody can apply any more.</Trans>;
    case 'too_young': {
      const age = ineligibility.minAge;
      return (
        <Trans>
          This job is for people of {age} and older, because of its hours or tasks. You can apply once you are{' '}
          {age}.
        </Trans>
      );
    }
  }
}

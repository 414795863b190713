import { Trans } from '@lingui/react/macro';
import type { Hindrance } from './hindrance.ts';

/** Stands where the button would be: why there is none. */
export function HindranceNote({ hindrance }: { hindrance: Hindrance }) {
  return (
    <p className="rounded-card border border-line bg-well p-4">
      <Why hindrance={hindrance} />
    </p>
  );
}

function Why({ hindrance }: { hindrance: Hindrance }) {
  switch (hindrance.kind) {
    case 'company':
      return <Trans>You are signed in for a company. Applying needs a personal account.</Trans>;
    case 'closed':
      return <Trans>This job is closed. Nobody can apply any more.</Trans>;
    case 'too-young': {
      const age = hindrance.minAge;
      return (
        <Trans>
          This job is for people of {age} and older, because of its hours or tasks. You can apply once you are{' '}
          {age}.
        </Trans>
      );
    }
    case 'guardian':
      return (
        <Trans>
          You are below 16, so a parent or guardian has to agree before you can apply. Until then you can look
          at everything here.
        </Trans>
      );
  }
}

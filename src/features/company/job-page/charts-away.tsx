import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';

type Props = { offline: boolean; onAgain: () => void };

/** In the place of the charts of a job, or of the part of the app that draws them. */
export function ChartsAway({ offline, onAgain }: Props) {
  return (
    <div role="status" className="grid justify-items-start gap-2 text-small text-soft">
      <p>
        {offline ? (
          <Trans>The numbers are not on this device. They load once you are online.</Trans>
        ) : (
          <Trans>The numbers could not be loaded.</Trans>
        )}
      </p>
      <Button variant="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

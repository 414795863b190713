import { Trans } from '@lingui/react/macro';

/** In place of a way back: the act was handed to the network, and only its answer tells what became of it (rule W11.2). */
export function MayHaveArrived() {
  return (
    <p className="text-small text-soft">
      <Trans>We do not know yet whether this has arrived. So it cannot be taken back right now.</Trans>
    </p>
  );
}

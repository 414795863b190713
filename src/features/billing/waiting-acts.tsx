import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useReachability } from '../../sync/react/use-reachability.ts';

type Props = {
  /** Buttons; each takes the id of the words that say why it waits. */
  children: (waits: string | false) => ReactNode;
};

/** Buttons of what needs the network at once: without it they stay where they are and say why they wait (payment.6). */
export function WaitingActs({ children }: Props) {
  const id = useId();
  const { offline } = useReachability();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">{children(offline && id)}</div>
      {offline && (
        <p id={id} className="text-small text-soft">
          <Trans>You are offline. This waits for the network.</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { mayEndOtherwise, overtakenBy, stoppedText } from './stopped-text.ts';

type Props = {
  entry: OutboxEntry;
  /** A better way out than sending the same again. */
  children?: ReactNode;
};

/** A change the server did not take: what happened, and the ways out of it. Nothing of it is lost until it is discarded. */
export function StoppedEntry({ entry, children }: Props) {
  const { i18n } = useLingui();
  const { discard, sendAgain } = useSync();
  const when = useWhen();
  const faster = overtakenBy(entry);
  const steps = useShownSteps(changeSteps(entry));
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-danger/40 bg-danger-wash p-4">
      <div className="grid gap-1">
        <p className="font-semibold">{i18n._(stoppedText(entry))}</p>
        {faster && (
          <p className="text-small">
            <Trans>
              By {faster.by}, {when(faster.at)}. That came first, so it counts.
            </Trans>
          </p>
        )}
      </div>
      <StateLine
        steps={steps}
        wayOut={
          <>
            {children}
            {mayEndOtherwise(entry.refusal) && (
              <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
                <Trans>Send again</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => void discard(entry.id)}>
              <Trans>Discard</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}

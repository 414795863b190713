import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { changeSteps, waitsForMail } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isOnlyHere, isStopped, mayHaveArrived, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import { hasAfter } from '../../../replica/queries/going-with.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useUndoSeconds } from '../../../sync/react/use-undo-seconds.ts';
import { Button } from '../../../ui/button.tsx';
import { MayHaveArrived } from '../../../ui/may-have-arrived.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { useTakingBack } from '../../../ui/use-taking-back.ts';
import { StoppedEntry } from '../stopped/stopped-entry.tsx';

/** My decision while it is on its way: where it is, or why it was stopped (company.6). */
export function DecisionNotice({ decision }: { decision: OutboxEntry }) {
  const seconds = useUndoSeconds(decision);
  const steps = useShownSteps(changeSteps(decision, seconds > 0));
  const box = useRef<HTMLElement>(null);
  // The tap was at the foot of the sheet, what came of it stands at its head.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closing = decision.name === 'job.unpublish';
  if (isStopped(decision)) {
    // Its way out is with the job: it is about more people than this one.
    return closing ? null : <StoppedEntry entry={decision} />;
  }
  return (
    <section ref={box} className="grid gap-3 rounded-card border border-line bg-well p-4">
      <h3 className="text-small font-semibold">
        <Answer decision={decision} undoable={seconds > 0} />
      </h3>
      <StateLine steps={steps} wayOut={!closing && <WayBack decision={decision} />} />
    </section>
  );
}

/** An offer that was made on top of an invitation would be refused without it, and its words are worth more than a tap. */
function WayBack({ decision }: { decision: OutboxEntry }) {
  const { takeBack } = useSync();
  const takingBack = useTakingBack();
  const isBuiltOn = useLive((db) => hasAfter(db, decision.id), [decision.id]);
  if (waitsForMail(decision)) return null;
  if (mayHaveArrived(decision)) return <MayHaveArrived />;
  if (!isOnlyHere(decision) || isBuiltOn === undefined) return null;
  if (isBuiltOn)
    return (
      <p className="text-small text-soft">
        <Trans>You have made an offer since. To take this back, take the offer back first.</Trans>
      </p>
    );
  return (
    <div className="-ms-5">
      <Button variant="bare" onClick={() => void takingBack(() => takeBack([decision.id]))}>
        <Trans>Take it back</Trans>
      </Button>
    </div>
  );
}

function Answer({ decision, undoable }: { decision: OutboxEntry; undoable: boolean }) {
  switch (decision.name) {
    case 'application.accept':
      return <Trans>You invited them to talk. This is not sent yet.</Trans>;
    case 'application.reject':
      return undoable ? (
        <Trans>You declined this. You can still undo it.</Trans>
      ) : (
        <Trans>You declined this. This is not sent yet.</Trans>
      );
    default:
      return <Trans>Answered together with the job you closed. This is not sent yet.</Trans>;
  }
}

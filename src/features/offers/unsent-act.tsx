import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { waitsForMail } from '../../i18n/state-lines.ts';
import { isOnlyHere, mayHaveArrived, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { MayHaveArrived } from '../../ui/may-have-arrived.tsx';
import { useTakingBack } from '../../ui/use-taking-back.ts';

type Props = {
  entry: OutboxEntry;
  /** What is saved, and that it has not arrived. */
  said: ReactNode;
  line: ReactNode;
  /** It may still be taken back by the banner, so it has not been tried yet. */
  undoable?: boolean;
};

/** What one did to an offer, while it has not been received: where it is, and the way back as long as there is one. */
export function UnsentAct({ entry, said, line, undoable = false }: Props) {
  const { takeBack } = useSync();
  const takingBack = useTakingBack();
  const { offline } = useReachability();
  return (
    <section className="grid gap-3 rounded-card border border-dashed border-edge bg-well p-4">
      <p role="status" className="font-semibold">
        {said}
      </p>
      {line}
      {offline && !undoable && (
        <p className="text-small text-soft">
          <Trans>Saved here. It goes out when you are back online.</Trans>
        </p>
      )}
      {mayHaveArrived(entry) && !waitsForMail(entry) && <MayHaveArrived />}
      {isOnlyHere(entry) && (
        <div className="-ms-5">
          <Button variant="bare" onClick={() => void takingBack(() => takeBack([entry.id]))}>
            <Trans>Take it back</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

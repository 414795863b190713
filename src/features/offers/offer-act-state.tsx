import { Trans } from '@lingui/react/macro';
import type { Offer } from '../../../contract/entities/offer.ts';
import { actionOf } from '../../i18n/offer-steps.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { Button } from '../../ui/button.tsx';
import { OfferStateLine } from './offer-state-line.tsx';

/** What one did to an offer, while it has not been received: where it is, and the way back as long as there is one. */
export function ActUnderWay({ entry, offer }: { entry: OutboxEntry; offer: Offer }) {
  const { discard } = useSync();
  const undoable = useUndoSeconds(entry) > 0;
  const { offline } = useReachability();
  return (
    <section className="grid gap-3 rounded-card border border-dashed border-edge bg-well p-4">
      <p role="status" className="font-semibold">
        <WhatIsSaved entry={entry} />
      </p>
      <OfferStateLine offer={offer} act={entry} />
      {offline && !undoable && (
        <p className="text-small text-soft">
          <Trans>Saved here. It goes out when you are back online.</Trans>
        </p>
      )}
      {entry.state === 'waiting' && (
        <div className="-ms-5">
          <Button variant="bare" onClick={() => void discard(entry.id)}>
            <Trans>Take it back</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function WhatIsSaved({ entry }: { entry: OutboxEntry }) {
  switch (actionOf(entry)) {
    case 'counter':
      return <Trans>Your wishes are saved. They have not arrived yet.</Trans>;
    case 'decline':
      return <Trans>You declined the offer. This has not arrived yet.</Trans>;
    case 'withdraw':
      return <Trans>You withdrew the offer. This has not arrived yet.</Trans>;
    case 'extend':
      return <Trans>Seven more days are saved. This has not arrived yet.</Trans>;
    case 'edit':
      return <Trans>Your changes are saved. They have not arrived yet.</Trans>;
    case 'sign':
    case 'accept':
      return <Trans>You signed on this device. It counts once it has arrived.</Trans>;
    default:
      return <Trans>The offer is saved. It has not arrived yet.</Trans>;
  }
}

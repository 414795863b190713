import { Trans } from '@lingui/react/macro';
import type { Offer } from '../../../contract/entities/offer.ts';
import { actionOf } from '../../i18n/offer-steps.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { OfferStateLine } from './offer-state-line.tsx';
import { UnsentAct } from './unsent-act.tsx';

export function ActUnderWay({ entry, offer }: { entry: OutboxEntry; offer: Offer }) {
  const undoable = useUndoSeconds(entry) > 0;
  return (
    <UnsentAct
      entry={entry}
      said={<WhatIsSaved entry={entry} />}
      line={<OfferStateLine offer={offer} act={entry} />}
      undoable={undoable}
    />
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
    case 'ask-guardians':
      return <Trans>The links go out as soon as this has arrived.</Trans>;
    case 'sign':
    case 'accept':
      return <Trans>You signed on this device. It counts once it has arrived.</Trans>;
    default:
      return <Trans>The offer is saved. It has not arrived yet.</Trans>;
  }
}

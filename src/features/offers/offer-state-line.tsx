import { offerSteps } from '../../i18n/offer-steps.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { StateLine } from '../../ui/state-line.tsx';

type Props = { offer: Parameters<typeof offerSteps>[0]; act?: OutboxEntry | undefined; compact?: boolean };

/** Where an offer stands, or one's own act while it is on its way. */
export function OfferStateLine({ offer, act, compact = false }: Props) {
  const undoable = useUndoSeconds(act) > 0;
  return <StateLine compact={compact} steps={useShownSteps(offerSteps(offer, act, undoable))} />;
}

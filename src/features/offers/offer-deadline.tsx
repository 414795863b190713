import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { Offer } from '../../../contract/entities/offer.ts';
import { timeLeft } from '../../i18n/time-left.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import { Chip } from '../../ui/chip.tsx';
import { hoursLeft, isOverdue } from './offer-state.ts';

/** Marigold is for what is due. */
const SOON_H = 3 * 24;

type Props = {
  offer: Offer;
  /** It is the other side's turn. */
  theirs?: boolean;
};

/** Until when it can be answered, by the server's clock, and how long that is (rule R8). */
export function OfferDeadline({ offer, theirs = false }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { validUntil } = offer;
  if (validUntil === null) return null;
  const until = format.deadlineTime(validUntil);
  if (isOverdue(offer, now))
    return (
      <p className="text-small">
        <Trans>The time for this offer was over on {until}.</Trans>
      </p>
    );
  const hours = hoursLeft(offer, now);
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
      <span>
        {theirs ? (
          <Trans>
            Open until <strong className="font-semibold tabular-nums">{until}</strong>
          </Trans>
        ) : (
          <Trans>
            Answer by <strong className="font-semibold tabular-nums">{until}</strong>
          </Trans>
        )}
      </span>
      <Chip tone={hours <= SOON_H && !theirs ? 'new' : 'plain'} icon={Clock}>
        {i18n._(timeLeft(hours))}
      </Chip>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../../contract/entities/offer.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { DifferenceCards } from './difference/difference-cards.tsx';
import { differenceSince } from './difference/versions.ts';

type Props = {
  offer: Offer;
  /** The version that was read. */
  version: number;
};

/** Nothing is signed by accident: the letter is another one than was read, and this is what is different. */
export function ChangedMeanwhile({ offer, version }: Props) {
  const { t } = useLingui();
  const difference = differenceSince(offer, version);
  return (
    <div className="grid gap-4">
      <ErrorState title={t`The offer was changed while you were reading`}>
        <Trans>Nothing is signed. Look at what is different, then decide.</Trans>
      </ErrorState>
      {difference && <DifferenceCards kind={offer.kind} difference={difference} />}
    </div>
  );
}

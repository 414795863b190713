import { Trans } from '@lingui/react/macro';
import type { Price } from '../../../../contract/entities/product.ts';
import { GERMAN_BUYER, priceLines } from '../price-lines.ts';
import { usePriceWords } from '../use-price-words.ts';

/** Net first, because companies compare so; what is transferred in the end stands below it. */
export function PlanPrice({ price }: { price: Price | undefined }) {
  const { money, vat } = usePriceWords();
  if (!price)
    return (
      <div className="grid content-start">
        <p className="text-title font-bold tabular-nums">{money(0)}</p>
        <p className="text-small text-soft">
          <Trans>for as long as you like, without a bill</Trans>
        </p>
      </div>
    );
  const { unit_amount: net, recurring } = price;
  const aMonth = money(net / 12);
  return (
    <div className="grid content-start gap-0.5">
      <p>
        <span className="text-title font-bold tabular-nums">{money(net)}</span>{' '}
        <span className="text-small">
          {recurring.interval === 'month' ? (
            <Trans>a month, plus VAT</Trans>
          ) : (
            <Trans>a year, plus VAT</Trans>
          )}
        </span>
      </p>
      <p className="text-small tabular-nums text-soft">{vat(priceLines(net, GERMAN_BUYER))}</p>
      {recurring.interval === 'year' && (
        <p className="text-small tabular-nums text-soft">
          <Trans>comes to {aMonth} a month</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Price } from '../../../../contract/entities/product.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { priceLines } from '../price-lines.ts';
import { usePriceWords } from '../use-price-words.ts';

/** Net first, because companies compare so; what is transferred in the end stands below it. */
export function PlanPrice({ price }: { price: Price | undefined }) {
  const { money, vat } = usePriceWords();
  const now = useNow();
  if (!price)
    return (
      <div className="grid content-start">
        <p className="text-title font-bold tabular-nums">{money(0)}</p>
        <p className="text-small text-soft">
          <Trans>for as long as you like, without a bill</Trans>
        </p>
      </div>
    );
  const { unit_amount: net, recurring, tax_behavior } = price;
  const noVat = tax_behavior === 'inclusive';
  const aMonth = money(net / 12);
  return (
    <div className="grid content-start gap-0.5">
      <p>
        <span className="text-title font-bold tabular-nums">{money(net)}</span>{' '}
        <span className="text-small">
          {recurring.interval === 'month' &&
            (noVat ? <Trans>a month</Trans> : <Trans>a month, plus VAT</Trans>)}
          {recurring.interval === 'year' && (noVat ? <Trans>a year</Trans> : <Trans>a year, plus VAT</Trans>)}
        </span>
      </p>
      <p className="text-small tabular-nums text-soft">
        {vat(priceLines(net, noVat ? 'small_business' : 'standard', now))}
      </p>
      {recurring.interval === 'year' && (
        <p className="text-small tabular-nums text-soft">
          <Trans>comes to {aMonth} a month</Trans>
        </p>
      )}
    </div>
  );
}

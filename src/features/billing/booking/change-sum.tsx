import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/entities/product.ts';
import type { Proration } from '../../../../contract/entities/subscription.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { planName } from '../plan-words.ts';
import { type Interval, planOf } from '../plans/offers.ts';
import { priceLines } from '../price-lines.ts';
import { usePriceWords } from '../use-price-words.ts';

type Props = {
  proration: Proration;
  products: readonly Product[];
  vatCase: VatCase;
  interval: Interval;
};

/** What a change costs now, line by line as the bill will have it, and what comes after. */
export function ChangeSum({ proration, products, vatCase, interval }: Props) {
  const format = useFormat();
  const now = useNow();
  const { money, per, vat } = usePriceWords();
  const { lines, net, total, creditLeft, nextBillingAt, nextAmountNet } = proration;
  const next = format.deadline(nextBillingAt);
  const sum = per(nextAmountNet, interval);
  const credit = money(creditLeft);
  return (
    <div className="grid gap-4">
      {lines.length > 0 && (
        <table className="w-full tabular-nums [&_td]:py-1.5 [&_td:last-child]:text-end [&_th]:py-1.5">
          <caption className="sr-only">
            <Trans>What the change costs now</Trans>
          </caption>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never move
              <Line key={at} sum={money(line.amount)}>
                <LineText line={line} products={products} />
              </Line>
            ))}
            <Line sum={money(net)} ruled>
              <Trans>Net</Trans>
            </Line>
            <tr className="border-t border-line font-bold">
              <th scope="row" className="text-start font-bold">
                <Trans>To pay now</Trans>
              </th>
              <td>{money(total)}</td>
            </tr>
          </tbody>
        </table>
      )}
      {lines.length > 0 && net > 0 && (
        <p className="text-small text-soft">{vat(priceLines(net, vatCase, now))}</p>
      )}
      <div className="grid gap-1">
        {lines.length === 0 && (
          <p>
            <Trans>There is nothing to pay now.</Trans>
          </p>
        )}
        {creditLeft > 0 && (
          <p>
            <Trans>{credit} net stay yours: the next bills use them up.</Trans>
          </p>
        )}
        {nextAmountNet > 0 && (
          <p>
            {vatCase === 'standard' ? (
              <Trans>
                From {next} on: {sum}, plus VAT.
              </Trans>
            ) : (
              <Trans>
                From {next} on: {sum}.
              </Trans>
            )}
          </p>
        )}
        {lines.length > 0 && (
          <p className="text-small text-soft">
            <Trans>Worked out again at the second you confirm, so it may differ by a few cents.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function Line({ sum, ruled = false, children }: { sum: string; ruled?: boolean; children: ReactNode }) {
  return (
    <tr className={ruled ? 'border-t border-line' : undefined}>
      <th scope="row" className="text-start font-normal">
        {children}
      </th>
      <td>{sum}</td>
    </tr>
  );
}

type LineTextProps = { line: Proration['lines'][number]; products: readonly Product[] };

function LineText({ line: { kind, _priceId, periodStart, periodEnd }, products }: LineTextProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const product = planOf(products, _priceId);
  const name = product ? planName(i18n, product.id, products) : _priceId;
  const from = format.deadline(periodStart);
  const until = format.deadline(periodEnd);
  switch (kind) {
    case 'unused':
      return (
        <Trans>
          {name}: time that is paid for, until {until}
        </Trans>
      );
    case 'remaining':
      return (
        <Trans>
          {name}: the rest of the period, until {until}
        </Trans>
      );
    case 'period':
      return (
        <Trans>
          {name}: {from} to {until}
        </Trans>
      );
    case 'credit':
      return <Trans>Credit</Trans>;
  }
}

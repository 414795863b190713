import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { Interval } from './plans/offers.ts';
import type { PriceLines } from './price-lines.ts';

/** Sums and periods in words. Sums are cents. */
export function usePriceWords() {
  const { t } = useLingui();
  const format = useFormat();
  const money = (cents: number) => format.money(cents, 'EUR');
  return {
    money,
    /** "39 € a month" */
    per: (cents: number, interval: Interval) => {
      const sum = money(cents);
      return interval === 'month' ? t`${sum} a month` : t`${sum} a year`;
    },
    /** What VAT makes of a net sum. */
    vat: ({ vat, rate, total, vatCase }: PriceLines) => {
      if (vatCase === 'reverse_charge') return t`without VAT: your company owes it in its own country`;
      if (vatCase === 'outside_eu') return t`without German VAT, because your company is outside the EU`;
      if (vatCase === 'small_business') return t`no VAT is charged (small business, section 19 UStG)`;
      const [gross, tax, percent] = [money(total), money(vat), format.number(rate)];
      return t`${gross} with ${percent} % VAT (${tax})`;
    },
  };
}

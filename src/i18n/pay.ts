import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayUnit } from '../../contract/entities/job.ts';
import { formatMoney, formatMoneyRange } from './money.ts';

/** What pay is counted by, also as a choice. */
export const PAY_UNIT_LABEL: Record<PayUnit, MessageDescriptor> = {
  HOUR: msg({ message: 'hour', context: 'pay per' }),
  DAY: msg({ message: 'day', context: 'pay per' }),
  WEEK: msg({ message: 'week', context: 'pay per' }),
  MONTH: msg({ message: 'month', context: 'pay per' }),
  YEAR: msg({ message: 'year', context: 'pay per' }),
  PROJECT: msg({ message: 'project', context: 'pay per' }),
};

const HOUR_IN_ROW = msg({ message: 'hour', context: 'pay per, where room is short' });

/** "14,50–16,00 € / Stunde"; without an upper end "ab 14,50 € / Stunde". @param short "/ Std.", for a row */
export function formatPay(
  i18n: I18n,
  pay: { min: number; max: number | null; currency: string; unit: PayUnit },
  short = false,
): string {
  const unit = i18n._(short && pay.unit === 'HOUR' ? HOUR_IN_ROW : PAY_UNIT_LABEL[pay.unit]);
  if (pay.max !== null) {
    const range = formatMoneyRange(i18n.locale, pay.min, pay.max, pay.currency);
    return i18n._(msg`${range} / ${unit}`);
  }
  const sum = formatMoney(i18n.locale, pay.min, pay.currency);
  return i18n._(msg`from ${sum} / ${unit}`);
}

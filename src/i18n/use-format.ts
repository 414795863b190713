import { useLingui } from '@lingui/react';
import type { PayUnit } from '../../contract/entities/job.ts';
import {
  formatDate,
  formatDay,
  formatDeadline,
  formatDeadlineTime,
  formatMarketTime,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './dates.ts';
import { formatMoney, formatMoneyRange } from './money.ts';
import { formatBytes, formatDistance, formatNumber } from './numbers.ts';
import { formatPay } from './pay.ts';

/** All formats, bound to the language that is shown. Instants are ISO texts. */
export function useFormat() {
  const { i18n } = useLingui();
  const tag = i18n.locale;
  return {
    date: (instant: string) => formatDate(tag, new Date(instant)),
    /** The day it is in Germany: deadlines and bills go by it. */
    deadline: (instant: string) => formatDeadline(tag, instant),
    day: (day: string) => formatDay(tag, day),
    shortDay: (instant: string) => formatShortDay(tag, new Date(instant)),
    weekday: (day: string) => formatWeekday(tag, day),
    deadlineTime: (instant: string) => formatDeadlineTime(tag, new Date(instant)),
    /** Day and time in Germany. */
    marketTime: (instant: string) => formatMarketTime(tag, new Date(instant)),
    time: (instant: string) => formatTime(tag, new Date(instant)),
    number: (value: number, digits?: number) => formatNumber(tag, value, digits),
    bytes: (bytes: number) => formatBytes(tag, bytes),
    distance: (km: number) => formatDistance(tag, km),
    money: (minor: number, currency: string) => formatMoney(tag, minor, currency),
    moneyRange: (min: number, max: number, currency: string) => formatMoneyRange(tag, min, max, currency),
    pay: (pay: { min: number; max: number | null; currency: string; unit: PayUnit }) => formatPay(i18n, pay),
  };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DAY_PARTS, type DayPart, type TimeSlot, WEEKDAYS } from '../../contract/entities/availability.ts';

export { DAY_PARTS, WEEKDAYS };

export const DAY_PART: Record<DayPart, MessageDescriptor> = {
  early: msg`early`,
  noon: msg`midday`,
  late: msg`evening`,
};

/** Monday was 1 January 2024. */
export function weekdayName(locale: string, index: number, width: 'short' | 'long'): string {
  const day = new Date(Date.UTC(2024, 0, 1 + index));
  const named = (weekday: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday, timeZone: 'UTC' }).format(day);
  // Arabic shortens nothing but to one letter.
  return width === 'short' && named('short') === named('long') ? named('narrow') : named(width);
}

/** The slots of a day of the week, 0 is Monday. */
export function slotsOfDay(index: number): TimeSlot[] {
  return DAY_PARTS.map((part) => `${WEEKDAYS[index] ?? 'mon'}-${part}` as const);
}

import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const DAY_PARTS = ['early', 'noon', 'late'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type DayPart = (typeof DAY_PARTS)[number];

/** A part of a day of the week, such as `sat-early`. */
export const timeSlot = z.enum(WEEKDAYS.flatMap((day) => DAY_PARTS.map((part) => `${day}-${part}` as const)));
export type TimeSlot = `${Weekday}-${DayPart}`;

/** Parts of the week in which somebody can work. */
export const times = z.array(timeSlot).check(z.maxLength(WEEKDAYS.length * DAY_PARTS.length));

/** When somebody can work, as a company reads it. */
export const availability = lazily(() => z.object({ times, text: text(TEXT_MAX.listItem) }));
export type Availability = z.infer<typeof availability>;

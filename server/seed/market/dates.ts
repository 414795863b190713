import { addDays, DAY_MS, dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../contract/limits.ts';
import { closingMoment } from '../../../contract/policy/closing-day.ts';
import type { Season, Start } from './ad.ts';
import { between, pick, type Random } from './random.ts';
import { mondayFrom, schoolHolidays } from './school-holidays.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;

export type WorkDates = { startDate: string | null; endDate: string | null; season: Season | null };

/** First and last day of the work. All days are at least a week after `now`. */
export function workDates(random: Random, start: Start, state: string | null, now: number): WorkDates {
  switch (start.when) {
    case 'open':
      return dates(random() < 0.5 ? null : mondayAhead(now, between(random, 1, 7)));
    case 'month': {
      const first = firstOfMonth(now, between(random, ...start.ahead));
      return dates(first, start.lasts && addMonths(first, between(random, ...start.lasts)) - DAY_MS);
    }
    case 'monday': {
      const first = mondayAhead(now, between(random, ...start.ahead));
      return dates(first, start.lasts && first + between(random, ...start.lasts) * WEEK_MS - 3 * DAY_MS);
    }
    case 'training':
      return dates(pick(random, nextTrainingStarts(now)));
    case 'holidays': {
      const { season, start: first, end } = pick(random, nextHolidays(start.seasons, state, now));
      return { ...dates(first, end), season };
    }
  }
}

/** Offices are open from six in the morning to five in the afternoon. */
const OPENS_MS = 6 * HOUR_MS;
const OPEN_MINUTES = 11 * 60;
const OPEN_MS = OPEN_MINUTES * 60_000;

/**
 * When an ad appeared, within the last 30 days and at an hour at which offices are open, and when it ends: not before
 * three days from `now`, not after the contract's limit, and before the work begins. Which of two ads is newer never
 * depends on the hour of `now`: the ads of the last office day lie in that part of it which is over.
 */
export function adDates(random: Random, startDate: string | null, now: number) {
  const opened = midnight(now - OPENS_MS - HOUR_MS / 2) + OPENS_MS;
  const daysAgo = between(random, 0, 28);
  const share = between(random, 0, OPEN_MINUTES - 1) / OPEN_MINUTES;
  const length = daysAgo === 0 ? Math.min(OPEN_MS, now - opened) : OPEN_MS;
  const published = opened - daysAgo * DAY_MS + Math.floor(share * length);
  const latest = Math.min(
    published + VALID_THROUGH_MAX_DAYS * DAY_MS,
    startDate === null ? Number.POSITIVE_INFINITY : Date.parse(startDate) - DAY_MS,
  );
  const today = dayOf(now);
  const last = daysBetween(today, dayOf(latest)) - 1;
  const closes = addDays(today, between(random, 4, Math.max(4, last)));
  return {
    publishedAt: new Date(published).toISOString(),
    validThrough: closingMoment(closes).toISOString(),
  };
}

function dates(first: number | null, last?: number): WorkDates {
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return { startDate: first === null ? null : day(first), endDate: last ? day(last) : null, season: null };
}

function midnight(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

/** The first Monday that many weeks ahead. Nobody begins around the turn of the year: that is moved by a fortnight. */
function mondayAhead(now: number, weeks: number): number {
  const monday = mondayFrom(midnight(now) + weeks * WEEK_MS);
  const monthAndDay = new Date(monday).toISOString().slice(5, 10);
  return monthAndDay >= '12-20' || monthAndDay <= '01-02' ? monday + 2 * WEEK_MS : monday;
}

function addMonths(first: number, months: number): number {
  const date = new Date(first);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/** The first of the month that many months ahead; of one that begins within ten days, the next. */
function firstOfMonth(now: number, ahead: number): number {
  const soon = addMonths(now, 1) - now < 10 * DAY_MS;
  return addMonths(now, ahead + (soon ? 1 : 0));
}

/** German training years begin in August or September; the next two starts that leave time to apply. */
function nextTrainingStarts(now: number): number[] {
  const year = new Date(now).getUTCFullYear();
  const starts = [year, year + 1, year + 2].flatMap((y) => [Date.UTC(y, 7, 1), Date.UTC(y, 8, 1)]);
  return starts.filter((start) => start > now + 40 * DAY_MS).slice(0, 2);
}

function nextHolidays(seasons: readonly Season[], state: string | null, now: number) {
  const year = new Date(now).getUTCFullYear();
  return [year, year + 1, year + 2]
    .flatMap((y) => seasons.map((season) => schoolHolidays(season, y, state)))
    .filter(({ start }) => start > now + 14 * DAY_MS && start < now + 390 * DAY_MS)
    .sort((one, other) => one.start - other.start)
    .slice(0, 2);
}

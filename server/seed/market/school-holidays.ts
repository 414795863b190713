import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Season } from './ad.ts';

/** First and last working day, as UTC instants at midnight. */
export type Window = { season: Season; start: number; end: number };

/**
 * The part of the school holidays that (nearly) all states of that half of the country share in every year. The real
 * dates rotate and are set by the states; only Bavaria and Baden-Württemberg always have the late summer.
 */
export function schoolHolidays(season: Season, year: number, state: string | null): Window {
  if (season === 'easter') {
    const start = easterSunday(year) - 6 * DAY_MS;
    return { season, start, end: start + 11 * DAY_MS };
  }
  const late = state === 'BY' || state === 'BW';
  const start = mondayFrom(late ? Date.UTC(year, 7, 2) : Date.UTC(year, 6, 19));
  return { season, start, end: start + (late ? 25 : 18) * DAY_MS };
}

/** That day if it is a Monday, else the next one. */
export function mondayFrom(day: number): number {
  return day + ((8 - new Date(day).getUTCDay()) % 7) * DAY_MS;
}

/** Anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

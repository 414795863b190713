import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { JobSort } from '../../../contract/entities/search.ts';
import type { MarketFilters, MarketSort } from '../../replica/market/filters.ts';

const SORT: Record<MarketSort, JobSort> = {
  newest: 'date',
  nearest: 'distance',
  pay: 'pay',
  'starts-soon': 'start',
};
/** The first of them are often on this device. */
const PAGE = 100;

/**
 * The same search for the server. Null where it asks for what only a device knows: what is read out of the text of an
 * ad, the most hours it has, one company.
 * @param now milliseconds since the epoch, server time
 */
export function onlineArgs(filters: MarketFilters, now: number): ArgsOf<'search.jobs'> | null {
  const { words, inTitle, place, radiusKm, kinds, payFloor, remoteOnly, postedWithin, wishes, sort } =
    filters;
  const { hoursMin, hoursMax, startWithin, noExperience, adLanguage, company } = wishes;
  if (hoursMin !== undefined || noExperience || adLanguage || company) return null;
  // To the day: a search that is asked again is the same question.
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return {
    limit: PAGE,
    sort: SORT[sort],
    ...(words.trim() && { q: words.trim() }),
    ...(words.trim() && inTitle && { searchIn: 'title' as const }),
    ...(place && { lat: place.lat, lng: place.lng, place: place.label, radius: radiusKm }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(payFloor !== null && { pay: payFloor }),
    ...(remoteOnly && { remote: 'full' as const }),
    ...(hoursMax !== undefined && { hours: hoursMax }),
    ...(startWithin !== undefined && { startBefore: dayOf(new Date(now + startWithin * DAY_MS)) }),
    ...(postedWithin !== null && { postedSince: new Date(today - postedWithin * DAY_MS).toISOString() }),
  };
}

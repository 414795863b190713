import type { ArgsOf } from '../../../contract/calls.ts';
import type { JobSort } from '../../../contract/entities/search.ts';
import { latestStart, postedSince } from '../../../contract/policy/search-moment.ts';
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
 * The same search for the server, so that both find the same jobs (tests/search-alike.test.ts). Null where it asks for
 * what is read out of the text of an ad: only a device does that.
 * @param hour the full hour from which the device's own list was reckoned
 */
export function onlineArgs(filters: MarketFilters, hour: number): ArgsOf<'search.jobs'> | null {
  const { words, inTitle, place, radiusKm, kinds, payFloor, remoteOnly, postedWithin, wishes, sort } =
    filters;
  const { hoursMin, hoursMax, startWithin, noExperience, adLanguage, company } = wishes;
  if (noExperience || adLanguage) return null;
  return {
    limit: PAGE,
    sort: SORT[sort],
    ...(words.trim() && { q: words.trim() }),
    ...(words.trim() && inTitle && { searchIn: 'title' as const }),
    ...(place && { lat: place.lat, lng: place.lng, place: place.label, radius: radiusKm }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(payFloor !== null && { pay: payFloor }),
    ...(remoteOnly && { remote: 'full' as const }),
    ...(hoursMin !== undefined && { hoursMin }),
    ...(hoursMax !== undefined && { hours: hoursMax }),
    ...(startWithin !== undefined && { startBefore: latestStart(startWithin, hour) }),
    ...(postedWithin !== null && { postedSince: new Date(postedSince(postedWithin, hour)).toISOString() }),
    ...(company && { companyId: company._companyId }),
  };
}

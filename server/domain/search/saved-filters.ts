import { jobKind } from '../../../contract/entities/job.ts';
import { payFloorUnit } from '../../../contract/entities/search.ts';
import type { SavedSearch } from '../../../contract/entities/settings.ts';
import { latestStart } from '../../../contract/policy/search-moment.ts';
import type { SearchFilters } from './criteria.ts';

/** A saved search as arguments of the call; what stands in the text of an ad is no filter of it. */
export function filtersOf(saved: SavedSearch, now: Date): SearchFilters {
  const { q, inTitle, place, lat, lng, radius, kind, payMin, payUnit, remote } = saved;
  const { hoursMin, hoursMax, startWithin, company } = saved;
  const unit = payFloorUnit.safeParse(payUnit);
  return {
    ...(q === undefined ? {} : { q }),
    ...(inTitle === true ? { searchIn: 'title' } : {}),
    ...(place?.trim() ? { place } : {}),
    ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
    ...(radius === undefined ? {} : { radius }),
    ...(kind === undefined || kind.length === 0 ? {} : { kind: kind.map((one) => jobKind.parse(one)) }),
    ...(payMin === undefined ? {} : { pay: payMin }),
    ...(unit.success && unit.data !== undefined ? { payUnit: unit.data } : {}),
    ...(hoursMin === undefined ? {} : { hoursMin }),
    ...(hoursMax === undefined ? {} : { hours: hoursMax }),
    ...(startWithin === undefined ? {} : { startBefore: latestStart(startWithin, now.getTime()) }),
    ...(company === undefined ? {} : { companyId: company._companyId }),
    ...(remote === true ? { remote: 'full' } : {}),
  };
}

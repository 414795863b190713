import type { ArgsOf } from '../../../contract/calls.ts';
import type { JobSort, Place } from '../../../contract/entities/search.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { SEARCH_RADIUS_KM } from '../../../contract/limits.ts';
import { HOURS_IN } from '../../../contract/pay-per-hour.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Gazetteer } from '../../ports/gazetteer/gazetteer.ts';
import type { Searcher } from './searcher.ts';
import { type Corrections, understand } from './understand.ts';

export type SearchFilters = NonNullable<ArgsOf<'search.step'>['filters']>;

/** A search in the database's terms. */
export type Criteria = {
  readonly now: Date;
  readonly sort: JobSort;
  /** Texts of tsqueries, of which each has to match; empty: no words. */
  readonly tsqueries: readonly string[];
  readonly corrections: Corrections;
  readonly place: Place | null;
  readonly radiusKm: number;
  readonly kinds: readonly JobKind[] | undefined;
  /** Cents an hour. */
  readonly payHour: number | undefined;
  readonly hoursMin: number | undefined;
  readonly hoursMax: number | undefined;
  readonly remote: 'partly' | 'full' | undefined;
  readonly startBefore: string | undefined;
  readonly age: number | undefined;
  readonly postedSince: Date | undefined;
  readonly companyId: string | undefined;
  readonly hiddenJobs: readonly string[];
  readonly hiddenCompanies: readonly string[];
};

/** Throws `fields_invalid` for a place that is not known, for half a point, and for distances from nowhere. */
export async function criteriaOf(
  { tx, now, ports }: Pick<ChangeContext, 'tx' | 'now' | 'ports'>,
  filters: SearchFilters,
  searcher: Searcher,
  decided?: Corrections,
): Promise<Criteria> {
  const { q = '', sort = 'date', radius = SEARCH_RADIUS_KM, pay, payUnit = 'HOUR', postedSince } = filters;
  const place = placeOf(filters, ports.gazetteer);
  if (sort === 'distance' && place === null)
    throw invalid('place', 'missing', 'sorting by distance needs a place, or lat and lng');
  const { tsqueries, corrections } = await understand(tx, q, {
    decided,
    titleOnly: filters.searchIn === 'title',
  });
  const ages = [filters.age, filters.minAge, searcher.age].filter((age) => age !== undefined);
  return {
    now,
    sort,
    tsqueries,
    corrections,
    place,
    radiusKm: radius,
    kinds: filters.kind,
    payHour: pay === undefined ? undefined : pay / (HOURS_IN[payUnit] as number),
    hoursMin: filters.hoursMin,
    hoursMax: filters.hours,
    remote: filters.remote,
    startBefore: filters.startBefore,
    age: ages.length > 0 ? Math.min(...ages) : undefined,
    postedSince: postedSince === undefined ? undefined : new Date(postedSince),
    companyId: filters.companyId,
    hiddenJobs: searcher.hiddenJobs,
    hiddenCompanies: searcher.hiddenCompanies,
  };
}

/** To a centimetre. Hazard: PostgreSQL fails where nothing is left of the square of a difference. */
const exact = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

function placeOf({ lat, lng, place }: SearchFilters, gazetteer: () => Gazetteer): Place | null {
  if ((lat === undefined) !== (lng === undefined))
    throw invalid(lat === undefined ? 'lat' : 'lng', 'missing', 'lat and lng belong together');
  if (lat !== undefined && lng !== undefined)
    return { label: place ?? '', lat: exact(lat), lng: exact(lng), postcode: null, precision: 'point' };
  if (place === undefined) return null;
  const found = gazetteer().find(place);
  if (found === undefined)
    throw invalid('place', 'unknown', 'no town or postcode of that name is known; try a larger town nearby');
  return found;
}

function invalid(path: string, code: string, message: string): ApiError {
  return new ApiError('fields_invalid', message, { fields: [{ path, code }] });
}

import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { Place } from '../../../contract/entities/search.ts';
import type { City, Postcode, Station } from './read-packages.ts';
import { TownIndex } from './town-index.ts';

export type LocatedPostcode = Point & {
  code: string;
  name: string;
  state: string;
  precision: Place['precision'];
  /** The town, or part of one, that its name stands for; undefined for a village that only the post knows. */
  city: City | undefined;
};

/**
 * A station farther than this from its postcode's town has a wrong postcode, and a town farther than this from its
 * neighbours in number is a namesake.
 */
const STRAY_KM = 40;
/** So many numbers on each side tell whether a place is where its postcode is. */
const REACH = 10;
/** A town this many times larger than its namesake nearby is the one that is meant. */
const OUTGROWN = 10;
/** Helgoland and Borkum: far from their neighbours, as islands are. */
const APART = ['27498', '26757'];

/**
 * Where German postcodes lie, best knowledge first: a station with that postcode (point) · a part of a town, or
 * stations of the same town under neighbouring numbers (district) · the town's centre, or the places under neighbouring
 * numbers (town). Numbers run through a region, so neighbours in number are neighbours on the ground.
 */
export function locatePostcodes(
  postcodes: readonly Postcode[],
  cities: readonly City[],
  stations: readonly Station[],
): LocatedPostcode[] {
  const towns = new TownIndex(cities);
  const pointsOf = Map.groupBy(stations, ({ code }) => code);
  const codes = [...Map.groupBy(postcodes, ({ code }) => code)]
    .map(([code, rows]) => describe(code, rows, towns))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((one) => ({ ...one, sure: mean(pointsOf.get(one.code) ?? []) ?? onlyOne(one.meant) }));
  const known = codes.map((one, index) => {
    const around = APART.includes(one.code)
      ? []
      : neighbours(codes, index, REACH).flatMap(({ sure }) => sure ?? []);
    const stations = pointsOf.get(one.code) ?? [];
    const city = cityOf(one.meant, around, stations);
    const town = city?.district ? (one.name.split(' ')[0] ?? one.name) : (city?.name ?? one.name);
    const point = city
      ? stationPoint(city, stations)
      : mean(stations.filter((station) => awayFrom(around, station) < STRAY_KM));
    return { ...one, city, town: `${one.state}|${town}`, point };
  });
  return known.flatMap((one, index): LocatedPostcode[] => {
    const { code, name, state, city, town } = one;
    const found = { code, name, state, city };
    if (one.point) return [{ ...found, ...one.point, precision: 'point' }];
    if (city?.district) return [{ ...found, ...pointOf(city), precision: 'district' }];
    const beside = mean(
      neighbours(known, index, 2).flatMap((next) => (next.town === town && next.point) || []),
    );
    if (city && beside) return [{ ...found, ...beside, precision: 'district' }];
    if (city) return [{ ...found, ...pointOf(city), precision: 'town' }];
    const around = mean(
      neighbours(known, index, 6).flatMap((next) => next.point ?? (next.city ? pointOf(next.city) : [])),
    );
    return around ? [{ ...found, ...around, precision: 'town' }] : [];
  });
}

/** `meant`: the places that its names stand for, the likeliest kind of them first. */
type Described = { code: string; name: string; state: string; meant: City[][] };

/** `Radeberg, Wachau u.a.` is a list; its first name stands for it. */
function describe(code: string, rows: readonly Postcode[], towns: TownIndex): Described {
  const names = rows.flatMap(({ name, state }) =>
    name.split(',').map((one) => ({ name: one.replace(/ u\.a\.$/, '').trim(), state })),
  );
  const [{ name, state } = { name: code, state: '' }] = names;
  const meant = [
    ...names.map((one) => towns.exact(one.name, one.state)),
    ...names.flatMap((one) => towns.near(one.name, one.state)),
  ].filter((cities) => cities.length > 0);
  return { code, name, state, meant };
}

/** A name that only one place has is where that is, as far as one can tell from it. */
function onlyOne([likeliest = []]: City[][]): Point | undefined {
  return likeliest.length === 1 ? likeliest[0] : undefined;
}

/** The place that is meant among these neighbours: the nearest one, unless a much larger one is not far either. */
function cityOf(
  meant: readonly City[][],
  around: readonly Point[],
  stations: readonly Station[],
): City | undefined {
  for (const cities of meant) {
    const [first, ...others] = cities
      .map((city) => ({ city, km: awayFrom(around, city) }))
      .filter(({ city, km }) => km < STRAY_KM || stationPoint(city, stations) !== undefined)
      .sort((a, b) => a.km - b.km || b.city.population - a.city.population)
      .map(({ city }) => city);
    if (first)
      return others.reduce((best, one) => (one.population > best.population * OUTGROWN ? one : best), first);
  }
  return undefined;
}

/** Kilometres to the second nearest: the nearest one may itself lie elsewhere. */
function awayFrom(around: readonly Point[], point: Point): number {
  const [first = 0, second = first] = around.map((one) => distanceKm(one, point)).sort((a, b) => a - b);
  return second;
}

function stationPoint(town: Point, stations: readonly Station[]): Point | undefined {
  return mean(stations.filter((station) => distanceKm(station, town) < STRAY_KM));
}

/** Those next to it in number, within the same region (first two digits), at most `reach` on each side. */
function neighbours<Item extends { code: string }>(
  items: readonly Item[],
  index: number,
  reach: number,
): Item[] {
  const region = items[index]?.code.slice(0, 2);
  const around = items.slice(Math.max(0, index - reach), index + reach + 1);
  return around.filter((item) => item.code.slice(0, 2) === region && item !== items[index]);
}

const pointOf = ({ lat, lng }: Point): Point => ({ lat, lng });

function mean(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lng: a.lng + b.lng }), { lat: 0, lng: 0 });
  return { lat: sum.lat / points.length, lng: sum.lng / points.length };
}

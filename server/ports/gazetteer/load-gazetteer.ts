import { Gazetteer } from './gazetteer.ts';
import { locatePostcodes } from './locate-postcodes.ts';
import { readCities, readPostcodes, readStations } from './read-packages.ts';

let loaded: Gazetteer | undefined;

/** The gazetteer of the kept packages, made when the first place is asked for; it never changes while we run. */
export function gazetteer(): Gazetteer {
  loaded ??= load();
  return loaded;
}

function load(): Gazetteer {
  const cities = readCities();
  return new Gazetteer(cities, locatePostcodes(readPostcodes(), cities, readStations()));
}

import { crc32 } from 'node:zlib';
import { distanceKm } from '../../../contract/distance.ts';
import type { Location } from '../../../contract/entities/job.ts';
import type { Place } from '../../../contract/entities/search.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Gazetteer } from '../../ports/gazetteer/gazetteer.ts';
import { mulberry32, pick } from '../../seed/market/random.ts';
import { TOWNS, type Town, townLocation } from '../../seed/market/towns.ts';
import type { AdRow } from './ad-row.ts';

/** Where an ad is: at a place of the country, or nowhere that is known, with the reason. */
export type RowPlace = { location: Location } | { location: null; problem: string };
export type Places = {
  of(row: AdRow): RowPlace;
  /** What becomes of rows that name no place. */
  readonly sentence: string;
};

/** Where rows are put that name no place themselves. */
export type Unplaced = { town: string } | { spread: number } | 'nowhere';

/** A postcode and a town that are further apart do not belong together. */
const TOGETHER_KM = 40;
const COUNTRY = /^(d|de|deutschland|germany|brd)$/i;
const POSTCODE = /\b\d{5}\b/;

/** Looks places up; never takes one that the file does not name. Throws a StartFailure for an unknown `town`. */
export function placesFor(gazetteer: Gazetteer, unplaced: Unplaced): Places {
  const other = otherwise(gazetteer, unplaced);
  return {
    of(row) {
      const named = [row.postcode, row.city, row.location].some((cell) => cell.trim() !== '');
      return named ? look(gazetteer, row) : other.of(row);
    },
    sentence: other.sentence,
  };
}

function otherwise(gazetteer: Gazetteer, unplaced: Unplaced): Places {
  if (unplaced === 'nowhere')
    return {
      of: () => ({ location: null, problem: 'it names no place' }),
      sentence: 'An ad that names no place becomes a draft.',
    };
  if ('spread' in unplaced) {
    const towns = Object.keys(TOWNS) as Town[];
    return {
      // By its number: a row that comes or goes moves no other.
      of: ({ job_id }) => ({
        location: townLocation(pick(mulberry32(unplaced.spread + crc32(job_id.trim())), towns)),
      }),
      sentence: `Ads that name no place are spread over ${towns.length} German towns (for a demo; seed ${unplaced.spread}).`,
    };
  }
  const found = gazetteer.named(unplaced.town);
  const [place] = found;
  if (place === undefined || found.length > 1)
    throw new StartFailure(`--place: ${problemOf(gazetteer, unplaced.town, found)}.`, 2);
  return {
    of: () => ({ location: locationOf(place) }),
    sentence: `Ads that name no place are put in ${place.label}.`,
  };
}

function look(gazetteer: Gazetteer, row: AdRow): RowPlace {
  const code = (POSTCODE.exec(row.postcode) ?? POSTCODE.exec(row.location))?.[0];
  const names = namesOf(row);
  const [name] = names;
  const byName = names.map((each) => gazetteer.named(each)).find((found) => found.length > 0) ?? [];
  if (code === undefined) {
    const [town, ...others] = byName;
    if (town && others.length === 0) return { location: locationOf(town) };
    return { location: null, problem: problemOf(gazetteer, name ?? row.postcode.trim(), byName) };
  }
  const [coded] = gazetteer.named(code);
  if (!coded) return { location: null, problem: `postcode ${code} is not known` };
  const fits = byName.length === 0 || byName.some((town) => distanceKm(town, coded) <= TOGETHER_KM);
  if (!fits) return { location: null, problem: `postcode ${code} is ${coded.label}, not ${name}` };
  return { location: locationOf(coded) };
}

/** What a row calls its town: its column, or the parts of its place, with the state behind where one is named. */
function namesOf({ city, location }: AdRow): string[] {
  if (city.trim() !== '') return [city.trim()];
  const parts = location
    .replace(POSTCODE, '')
    .split(/[,;|]/)
    .map((part) => part.replace(/^\s*D-\s*/, '').trim())
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const [first, second] = parts;
  return [...(first && second ? [`${first}, ${second}`, `${second}, ${first}`] : []), ...parts];
}

function problemOf(gazetteer: Gazetteer, name: string, found: readonly Place[]): string {
  if (found.length > 1)
    return `there is more than one "${name}" (${found.map(({ label }) => label).join('; ')}): the postcode tells them apart`;
  const near = gazetteer.suggest(name, 3).map(({ label }) => label);
  return `place "${name}" is not known${near.length > 0 ? ` (${near.join('; ')}?)` : ''}`;
}

const locationOf = ({ label, lat, lng }: Place): Location => ({ label, lat, lng });

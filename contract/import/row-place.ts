import { distanceKm } from '../distance.ts';
import type { Location } from '../entities/job.ts';
import type { Place } from '../entities/search.ts';
import type { AdRow } from './ad-row.ts';
import type { Finding } from './finding.ts';

/** Where an ad is: at a place of the country, or nowhere that is known, with the reason. */
export type RowPlace = { location: Location } | { location: null; problem: Finding };

/** Who knows places: the server’s gazetteer, or what a device has been told by it. */
export type PlaceBook = {
  /** The place of exactly this name or postcode; several where the name is that of more than one. */
  named(text: string): readonly Place[];
  /** Places that it may mean. */
  suggest(text: string, limit: number): readonly Place[];
};

/** A postcode and a town that are further apart do not belong together. */
const TOGETHER_KM = 40;
const COUNTRY = /^(d|de|deutschland|germany|brd)$/i;
const POSTCODE = /\b\d{5}\b/;

type Cells = Pick<AdRow, 'postcode' | 'city' | 'location'>;

/** The place that a row names; never one that it does not. */
export function rowPlace(book: PlaceBook, row: Cells): RowPlace {
  const { code, names } = placeTexts(row);
  const [name] = names;
  if (code === undefined && name === undefined && row.postcode.trim() === '')
    return { location: null, problem: { code: 'place_missing' } };
  const byName = names.map((each) => book.named(each)).find((found) => found.length > 0) ?? [];
  if (code === undefined) {
    const [town, ...others] = byName;
    if (town && others.length === 0) return { location: locationOf(town) };
    return { location: null, problem: placeProblem(book, name ?? row.postcode.trim(), byName) };
  }
  const [coded] = book.named(code);
  if (!coded) return { location: null, problem: { code: 'postcode_unknown', said: code } };
  const fits = byName.length === 0 || byName.some((town) => distanceKm(town, coded) <= TOGETHER_KM);
  if (!fits)
    return {
      location: null,
      problem: { code: 'postcode_elsewhere', said: name ?? '', postcode: code, label: coded.label },
    };
  return { location: locationOf(coded) };
}

/** What a row calls its place: its postcode, and names of its town, with the state behind where one is named. */
export function placeTexts({ postcode, city, location }: Cells): {
  code: string | undefined;
  names: string[];
} {
  const code = (POSTCODE.exec(postcode) ?? POSTCODE.exec(city) ?? POSTCODE.exec(location))?.[0];
  const town = city.replace(POSTCODE, '').trim();
  if (town !== '') return { code, names: [town] };
  const parts = location
    .replace(POSTCODE, '')
    .split(/[,;|]/)
    .map((part) => part.replace(/^\s*D-\s*/, '').trim())
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const [first, second] = parts;
  return {
    code,
    names: [...(first && second ? [`${first}, ${second}`, `${second}, ${first}`] : []), ...parts],
  };
}

/** Places that may be meant where one is not known. */
export const NEAR_MOST = 3;

export function placeProblem(book: PlaceBook, said: string, found: readonly Place[]): Finding {
  if (found.length > 1) return { code: 'place_ambiguous', said, among: found.map(({ label }) => label) };
  return { code: 'place_unknown', said, near: book.suggest(said, NEAR_MOST).map(({ label }) => label) };
}

export const locationOf = ({ label, lat, lng }: Location): Location => ({ label, lat, lng });

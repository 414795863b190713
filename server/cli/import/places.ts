import { crc32 } from 'node:zlib';
import type { AdRow } from '../../../contract/import/ad-row.ts';
import { locationOf, placeProblem, type RowPlace, rowPlace } from '../../../contract/import/row-place.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Gazetteer } from '../../ports/gazetteer/gazetteer.ts';
import { mulberry32, pick } from '../../seed/market/random.ts';
import { TOWNS, type Town, townLocation } from '../../seed/market/towns.ts';
import { findingText } from './finding-text.ts';

export type Places = {
  of(row: AdRow): RowPlace;
  /** What becomes of rows that name no place. */
  readonly sentence: string;
};

/** Where rows are put that name no place themselves. */
export type Unplaced = { town: string } | { spread: number } | 'nowhere';

/** Looks places up; never takes one that the file does not name. Throws a StartFailure for an unknown `town`. */
export function placesFor(gazetteer: Gazetteer, unplaced: Unplaced): Places {
  const other = otherwise(gazetteer, unplaced);
  return {
    of(row) {
      const named = [row.postcode, row.city, row.location].some((cell) => cell.trim() !== '');
      return named ? rowPlace(gazetteer, row) : other.of(row);
    },
    sentence: other.sentence,
  };
}

function otherwise(gazetteer: Gazetteer, unplaced: Unplaced): Places {
  if (unplaced === 'nowhere')
    return {
      of: () => ({ location: null, problem: { code: 'place_missing' } }),
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
    throw new StartFailure(`--place: ${findingText(placeProblem(gazetteer, unplaced.town, found))}.`, 2);
  return {
    of: () => ({ location: locationOf(place) }),
    sentence: `Ads that name no place are put in ${place.label}.`,
  };
}

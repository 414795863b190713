import type { Location } from '../../../contract/entities/job.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { mulberry32, pick } from '../../seed/market/random.ts';
import { TOWNS, type Town, townLocation } from '../../seed/market/towns.ts';

const towns = Object.keys(TOWNS) as Town[];

export type Places = { next(): Location; readonly sentence: string };

/** Where ads are put: in one town, or spread over all known ones, the same for the same seed. */
export function placesFor(place: string | undefined, seed: number): Places {
  if (place === undefined) {
    const random = mulberry32(seed);
    return {
      next: () => townLocation(pick(random, towns)),
      sentence: `The file names no places: the ads are spread over ${towns.length} German towns (seed ${seed}).`,
    };
  }
  const town = towns.find((candidate) => candidate.toLowerCase() === place.trim().toLowerCase());
  if (town === undefined)
    throw new StartFailure(`--place "${place}" is not known; choose one of ${towns.join(', ')}.`, 2);
  return {
    next: () => townLocation(town),
    sentence: `The file names no places: all ads are put in ${town}.`,
  };
}

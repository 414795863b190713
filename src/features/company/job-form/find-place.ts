import type { Location } from '../../../../contract/entities/job.ts';

/** Reads over capitals and accents: `koln` finds Köln. Not by German rules, which take ö for oe. */
const alike = new Intl.Collator('en', { sensitivity: 'base' });

export type FoundPlace = { place: Location } | { problem: 'place_unknown' | 'place_ambiguous' };

/** The known place somebody means: its whole name, or a beginning that only one place has (createjob.6). */
export function findPlace(text: string, places: readonly Location[]): FoundPlace {
  const typed = text.trim();
  const exact = places.find(({ label }) => alike.compare(label, typed) === 0);
  if (exact) return { place: exact };
  const beginning = places.filter(({ label }) => alike.compare(label.slice(0, typed.length), typed) === 0);
  const [only, second] = beginning;
  if (!only || typed.length < 3) return { problem: 'place_unknown' };
  return second ? { problem: 'place_ambiguous' } : { place: only };
}

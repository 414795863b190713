import { foldDots, foldTerm } from '../../../contract/search/fold-term.ts';

export type KnownPlace = { label: string; lat: number; lng: number; jobs: number };
type Named = { label: string };

/** Places a typed text may mean: those that begin with it first, then those that hold it; each as they came. */
export function placesLike<Place extends Named>(places: readonly Place[], typed: string, limit = 8): Place[] {
  const begins = places.filter(({ label }) => fits(label, typed, (name, wanted) => name.startsWith(wanted)));
  const holds = places.filter(
    (place) => !begins.includes(place) && fits(place.label, typed, (name, wanted) => name.includes(wanted)),
  );
  return [...begins, ...holds].slice(0, limit);
}

/**
 * The one place a typed text names, whatever its case and dots: `koeln` and `Koln` are Köln, `Frankfurt` is
 * Frankfurt am Main while there is no other. Undefined where it names none or several.
 */
export function placeNamed<Place extends Named>(places: readonly Place[], typed: string): Place | undefined {
  if (!typed.trim()) return undefined;
  const exact = places.find(({ label }) => fits(label, typed, (name, wanted) => name === wanted));
  if (exact) return exact;
  const begun = places.filter(({ label }) =>
    fits(label, typed, (name, wanted) => name.startsWith(wanted) && /^\W/.test(name.slice(wanted.length))),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** An umlaut is typed as two letters by some and without its dots by others: one way of folding has to fit. */
const FOLDS = [foldTerm, foldDots];

function fits(label: string, typed: string, test: (name: string, wanted: string) => boolean): boolean {
  return FOLDS.some((fold) => test(fold(label), fold(typed.trim().replace(/\s+/g, ' '))));
}

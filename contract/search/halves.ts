import { FRONTS, holdsWord, type IsKnown, JOINTS } from './compounds.ts';
import { stemsOf } from './stems.ts';

/** Letters of each half of a word that is taken apart. */
export const HALF_MIN = 4;

/**
 * What else a compound that nobody wrote may be called, as a test of a compound with the same first letters: one with
 * both its halves, where these are words that are known, or one with a front more. `Bäckereiverkäufer` becomes
 * `Bäckereifachverkäufer`. All of them folded.
 */
export function isWider(word: string, isKnown: IsKnown): (compound: string) => boolean {
  const halves = halvesOf(word, isKnown);
  return (compound) =>
    hasFrontMore(stemsOf(compound).same, stemsOf(word).same) ||
    halves.some(
      ([first, second]) =>
        compound.startsWith(first) && holdsWord(compound.slice(first.length - 1), second, isKnown),
    );
}

/** A word as two words that are known, in every way there is. */
export function halvesOf(word: string, isKnown: IsKnown): [string, string][] {
  const halves: [string, string][] = [];
  for (let at = HALF_MIN; at <= word.length - HALF_MIN; at += 1) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(behind)) continue;
    const joint = JOINTS.find(
      (one) => before.endsWith(one) && isKnown(before.slice(0, before.length - one.length)),
    );
    if (joint !== undefined) halves.push([before.slice(0, before.length - joint.length), behind]);
  }
  return halves;
}

function hasFrontMore(compound: string, word: string): boolean {
  for (let at = HALF_MIN; at <= word.length - HALF_MIN && compound.startsWith(word.slice(0, at)); at += 1)
    if (compound.endsWith(word.slice(at)) && FRONTS.has(compound.slice(at, at - word.length))) return true;
  return false;
}

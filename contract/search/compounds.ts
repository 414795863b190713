import { stemsOf } from './stems.ts';

/** Letters of a word that may begin another, end one, or stand inside one. */
export const PART_MIN = { beginning: 3, end: 4, inside: 6 } as const;
/** Letters of what stands before the end of a compound. A word so short ends others by chance: `Bote`, `Angebote`. */
const BEFORE_MIN = 3;
const SHORT = 5;
/** What joins the parts of a compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** Whether a folded word is one that the market knows; left out where nobody can tell. */
export type IsKnown = (word: string) => boolean;

/**
 * Whether a compound holds a word: as its beginning (`Pflegefachkraft`), its end (`Auslieferungsfahrerin` for `Fahrer`)
 * or inside of it (`Altenpflegehelfer` for `Pflege`). All of them folded.
 */
export function holdsWord(compound: string, word: string, isKnown: IsKnown = () => true): boolean {
  if (word.length >= PART_MIN.beginning && compound.startsWith(word)) return true;
  if (word.length < PART_MIN.end) return false;
  // Its last letters are an ending that may differ: `Küchen` ends `Großküche`.
  const root = word.length > PART_MIN.end ? word.slice(0, -1) : word;
  for (let at = compound.indexOf(root, BEFORE_MIN); at > 0; at = compound.indexOf(root, at + 1)) {
    const [before, rest] = [compound.slice(0, at), compound.slice(at)];
    if (isEnd(rest, word) && (word.length > SHORT || isWord(before, isKnown))) return true;
    const behind = rest.slice(word.length);
    if (
      word.length >= PART_MIN.inside &&
      rest.startsWith(word) &&
      behind.length >= PART_MIN.end &&
      isFront(behind, isKnown)
    )
      return true;
  }
  return false;
}

/** The end of a compound is the word, perhaps with another ending. */
function isEnd(rest: string, word: string): boolean {
  if (rest === word) return true;
  return Math.abs(rest.length - word.length) <= 5 && stemsOf(rest).same === stemsOf(word).same;
}

function isWord(before: string, isKnown: IsKnown): boolean {
  return JOINTS.some(
    (joint) => before.endsWith(joint) && isKnown(before.slice(0, before.length - joint.length)),
  );
}

/** What follows inside: a word of its own, behind a joint or none. */
function isFront(behind: string, isKnown: IsKnown): boolean {
  return JOINTS.some((joint) => behind.startsWith(joint) && isKnown(behind.slice(joint.length)));
}

/** Letters of each half of a word that is taken apart. */
const HALF_MIN = 4;

/**
 * A folded word as two words that the market knows, in every way there is: `bäckereiverkäufer` as `bäckerei` and
 * `verkäufer`, to be looked for in `Bäckereifachverkäufer`.
 */
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

import { stemsOf } from './stems.ts';

/** Letters of a word that may begin another, end one, or stand inside one. */
export const PART_MIN = { beginning: 3, end: 4, inside: 6 } as const;
/** Letters of what stands before the end of a compound. */
const BEFORE_MIN = 3;
const SHORT = 5;
/** What joins the parts of a compound. */
export const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const;
/** Short words that begin compounds for people, whether or not an ad says them by themselves. */
export const FRONTS: ReadonlySet<string> = new Set([
  'fach',
  'zahn',
  'ober',
  'tier',
  'haus',
  'chef',
  'land',
  'gast',
  'assistenz',
]);
/** Short words for people that end nothing by chance: `Anästhesiearzt`. */
const ENDS = new Set(['arzt', 'chef', 'koch', 'wirt']);

/** Whether a folded word stands by itself in title, company, place or tasks of some ad. */
export type IsKnown = (word: string) => boolean;

/** A word so short ends others by chance, unless a word stands before it: `Bote`, `Angebote`, `Paketbote`. */
export function isShort(word: string): boolean {
  return word.length <= SHORT;
}

/**
 * Whether a compound holds a word: as its beginning (`Pflegefachkraft`), its end (`Auslieferungsfahrerin` for `Fahrer`)
 * or inside of it (`Altenpflegehelfer` for `Pflege`). All of them folded.
 * @param short where `word` is the stem of a longer one: whether that one is
 */
export function holdsWord(
  compound: string,
  word: string,
  isKnown: IsKnown,
  short: boolean = isShort(word),
): boolean {
  if (word.length >= PART_MIN.beginning && compound.startsWith(word)) return true;
  if (word.length < PART_MIN.end) return false;
  // Its last letters are an ending that may differ: `Küchen` ends `Großküche`.
  const root = word.length > PART_MIN.end ? word.slice(0, -1) : word;
  for (let at = compound.indexOf(root, BEFORE_MIN); at > 0; at = compound.indexOf(root, at + 1)) {
    const [before, rest] = [compound.slice(0, at), compound.slice(at)];
    if (isEnd(rest, word) && (!short || endsAny(word) || isWord(before, isKnown))) return true;
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

function endsAny(word: string): boolean {
  return ENDS.has(stemsOf(word).same);
}

/** What stands before: a word of its own, with a joint or none. */
function isWord(before: string, isKnown: IsKnown): boolean {
  return JOINTS.some((joint) => {
    const front = before.slice(0, before.length - joint.length);
    return before.endsWith(joint) && (FRONTS.has(front) || isKnown(front));
  });
}

/** What follows inside: a word of its own, behind a joint or none. */
function isFront(behind: string, isKnown: IsKnown): boolean {
  return JOINTS.some((joint) => behind.startsWith(joint) && isKnown(behind.slice(joint.length)));
}

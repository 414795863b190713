import { fold } from '../../contract/fold.ts';

/** Shortened words in the names of towns, as people write them. */
const LONG: readonly (readonly [RegExp, string])[] = [
  [/\ba m$/, 'am main'],
  [/\b[ad] (d )?rh(ein)?$/, 'am rhein'],
  [/\ba d\b/, 'an der'],
  [/\bi d\b/, 'in der'],
  [/\bo d\b/, 'ob der'],
  [/\bv d\b/, 'vor der'],
  [/\bi (br|breisgau)$/, 'im breisgau'],
  [/\bi (allg|allgau)$/, 'im allgau'],
  [/\bi (th|thur)$/, 'thuringen'],
  [/\bb\b/, 'bei'],
  [/\bst\b/, 'sankt'],
];

/**
 * How names of places are compared: `München`, `Muenchen` and `munchen` are one, so are `Frankfurt a.M.` and
 * `Frankfurt am Main`, `Halle/Saale` and `Halle (Saale)`.
 */
export function placeKey(name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u');
  return LONG.reduce((key, [short, long]) => key.replace(short, long), words);
}

/**
 * What is between two words, and what a word may hold: letters, digits, and behind them the marks of a script. The
 * database's `search_text` cuts the same.
 */
const UNKNOWN = 0;
const BETWEEN = 1;
const LETTER = 2;
const MARK = 3;

/** By code unit. Classes of Unicode are asked once for each: a market has millions of words. */
const kinds = new Uint8Array(0x10000);

/**
 * By hand and not by `split`: Unicode classes take five times as long.
 * @param lower text in lower case; @param tell `isPlain`: it is its own folded form
 */
export function eachWord(lower: string, tell: (word: string, isPlain: boolean) => void): void {
  let from = -1;
  let isPlain = true;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code < 128 ? isPlainLetter(code) : isPartOfWord(lower, at, from >= 0)) {
      if (from < 0) from = at;
      if (code > 127) isPlain = false;
    } else if (from >= 0) {
      tell(lower.slice(from, at), isPlain);
      from = -1;
      isPlain = true;
    }
  }
}

function isPlainLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 47 && code < 58);
}

function isPartOfWord(text: string, at: number, isInside: boolean): boolean {
  const code = text.charCodeAt(at);
  // The second half of a letter beyond 0xffff goes with the first.
  if (code >= 0xdc00 && code < 0xe000) return isInside;
  const kind = code >= 0xd800 && code < 0xdc00 ? kindOf(text.codePointAt(at)) : known(code);
  return kind === LETTER || (kind === MARK && isInside);
}

/** @param code NaN behind the end of a text */
function known(code: number): number {
  if (!kinds[code]) kinds[code] = kindOf(code);
  return kinds[code] ?? BETWEEN;
}

function kindOf(point = UNKNOWN): number {
  const letter = String.fromCodePoint(Number.isNaN(point) ? UNKNOWN : point);
  if (/[\p{L}\p{N}]/u.test(letter)) return LETTER;
  return /\p{M}/u.test(letter) ? MARK : BETWEEN;
}

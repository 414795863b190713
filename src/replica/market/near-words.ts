/** Letters a word of this length may be mistyped by: one in five, none in a short one. */
export function mostEdits(length: number): number {
  return length > 4 ? Math.min(6, Math.round(length * 0.2)) : 0;
}

/** Which letters a word has, as bits: words that differ in more than twice the edits cannot be near. */
export function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

export function differingLetters(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Whether `a` becomes `b` by at most `most` letters left out, put in or changed (Levenshtein, in a band). */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const row = new Array<number>(b.length + 1).fill(most + 1);
    if (from === 1) row[0] = i;
    let least = row[0] as number;
    for (let j = from; j <= to; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min(
        (before[j - 1] as number) + cost,
        (before[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      row[j] = value;
      if (value < least) least = value;
    }
    if (least > most) return false;
    before = row;
  }
  return (before[b.length] as number) <= most;
}

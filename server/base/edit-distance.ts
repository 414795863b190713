/**
 * Edits between two words (Damerau, neighbours swapped count once), counted no further than `most`: beyond it the
 * answer is `most + 1`.
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (back[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (back[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoBack[j - 2] as number) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    twoBack = back;
    back = row;
  }
  return Math.min(back[b.length] as number, most + 1);
}

/** Typos that a word of this length may hold: one in a short word, two in a longer one, none in three letters. */
export function typosIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

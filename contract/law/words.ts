/** Lists of words, not readings: they point at usual wordings in German and English. Others reword. */

/** As all lists of words read a text. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The first word of a text that a list knows, as it stands there. */
export function wordOf(text: string, pattern: RegExp): string | undefined {
  const at = plain(text).match(pattern);
  return at?.index === undefined ? undefined : text.normalize('NFC').slice(at.index, at.index + at[0].length);
}

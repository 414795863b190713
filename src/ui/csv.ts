/**
 * A table as CSV for a spreadsheet (RFC 4180). Written by hand because the library of the server brings Node's buffers
 * into the browser.
 * @param separator `;` where a comma divides whole numbers from fractions: a spreadsheet there expects it
 */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  // The mark by which Excel recognises UTF-8.
  return `\uFEFF${rows.map((row) => row.map((cell) => quoted(cell)).join(separator)).join('\r\n')}\r\n`;
}

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a language's spreadsheets expect between cells. */
export function separatorOf(locale: string): ',' | ';' {
  return (1.5).toLocaleString(locale).includes(',') ? ';' : ',';
}

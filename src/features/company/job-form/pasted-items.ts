/** Marks people put before the items of a list, with the space behind them. */
const BULLET = /^\s*(?:[-–—*•·]|\d{1,2}[.)])\s+/;

/** A pasted text as items: one for each line that says something, without its bullet (createjob.3). */
export function pastedItems(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}

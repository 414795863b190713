import { COLUMNS, type Column } from './columns.ts';

/** In pixels: a column that can be read, a little more than the least that the board's style allows, and a strip. */
const COLUMN_PX = 156;
const STRIP_PX = 40;
const GAP_PX = 8;

/**
 * Which columns are folded into strips, so that those that stay can be read. The last ones go first; what is kept is as
 * wide as the others, however far back it stands.
 * @param width of the board in pixels
 * @param kept columns that somebody looks at, most needed first
 */
export function foldedColumns(width: number, kept: readonly Column[]): ReadonlySet<Column> {
  const strips = COLUMNS.length * STRIP_PX + (COLUMNS.length - 1) * GAP_PX;
  const fit = Math.max(1, Math.floor((width - strips) / (COLUMN_PX - STRIP_PX)));
  return new Set([...new Set([...kept, ...COLUMNS])].slice(fit));
}

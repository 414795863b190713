import { PAGE_DEFAULT } from '../../contract/limits.ts';
import { type KeysetPart, readKeyset, writeKeyset } from './keyset.ts';

/** Where a page of a list ended: the values it is sorted by, of its last row. */
export type Position = readonly string[];

type Asked = { readonly cursor?: string | undefined; readonly limit?: number | undefined };

/** Most rows of the page that was asked for. */
export const pageSize = ({ limit = PAGE_DEFAULT }: Asked) => limit;

/** Where to go on; undefined on the first page. Throws `fields_invalid` for a cursor that is not one of this list. */
export function positionOf(
  { cursor }: Asked,
  parts: readonly Exclude<KeysetPart, 'number'>[],
): Position | undefined {
  return readKeyset(cursor, parts) as Position | undefined;
}

/** A page out of rows of which one more than its size was asked for. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  asked: Asked,
  positionAt: (row: Row) => Position,
  present: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const size = pageSize(asked);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const next = rows.length > size && last !== undefined ? writeKeyset(positionAt(last)) : null;
  return { items: page.map(present), next };
}

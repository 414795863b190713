import { type RawBuilder, sql } from 'kysely';
import { PAGE_DEFAULT } from '../../contract/limits.ts';
import { type KeysetPart, readKeyset, writeKeyset } from './keyset.ts';

type Asked = { readonly cursor?: string | undefined; readonly limit?: number | undefined };
/** A column by its name, or an expression to sort by. */
type Column = string | RawBuilder<unknown>;

const CAST: Record<KeysetPart, string> = {
  instant: 'timestamptz',
  day: 'date',
  id: 'uuid',
  number: 'bigint',
};

export type Page = {
  /** Rows to fetch: one more than shown, which says whether another page follows. */
  readonly fetch: number;
  /** Condition for rows after the previous page, in a list sorted by these columns in one direction. */
  behind(columns: readonly Column[], direction?: 'desc' | 'asc'): RawBuilder<boolean>;
  /** The rows of the page and the cursor of the next one; `keyOf` gives the key that `behind` takes. */
  close<Row>(
    rows: readonly Row[],
    keyOf: (row: Row) => readonly (Date | string | number)[],
  ): { shown: Row[]; next: string | null };
};

/**
 * Pages a list by the sort key of the last row shown, so that rows inserted in between neither repeat nor hide others.
 * Throws `fields_invalid` for a cursor that is not one of this list.
 */
export function openPage({ cursor, limit = PAGE_DEFAULT }: Asked, parts: readonly KeysetPart[]): Page {
  const after = readKeyset(cursor, parts);
  return {
    fetch: limit + 1,
    behind(columns, direction = 'desc') {
      if (after === undefined) return sql<boolean>`true`;
      const place = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column));
      const last = parts.map((part, at) => sql`${after[at]}::${sql.raw(CAST[part])}`);
      return sql<boolean>`(${sql.join(place)}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${sql.join(last)})`;
    },
    close(rows, keyOf) {
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const next = rows.length > limit && last !== undefined ? writeKeyset(keyOf(last)) : null;
      return { shown, next };
    },
  };
}

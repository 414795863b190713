import { type RawBuilder, sql } from 'kysely';
import type { Category } from './processing.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table about a person, and their treatment in an export and an erasure. */
export type Holding = {
  /** What it is for, and how long: the row of the privacy page. */
  readonly category: Category;
  /** Columns that hold account ids. */
  readonly columns: readonly string[];
  /** Condition for the rows about `uid`; left out: one of the columns holds it. */
  readonly rows?: (uid: string) => RawBuilder<boolean>;
  /** Exported columns; `all` except secrets and other people's data. */
  readonly exported:
    | 'all'
    | { readonly only: readonly string[] }
    | { readonly but: readonly string[] }
    | 'none';
  /** What its owner reads of a row, where that is less than the row. */
  readonly shown?: (row: Row) => Row;
  /** Why not everything is exported. */
  readonly because?: string;
  /** `deleted`, `blanked` (the row stays without anything personal), or why it is kept. */
  readonly erased: 'deleted' | 'blanked' | { readonly kept: string };
};

/** The rows of one table about a person. */
export function rowsAbout(holding: Holding, uid: string): RawBuilder<boolean> {
  if (holding.rows !== undefined) return holding.rows(uid);
  return sql`(${sql.join(
    holding.columns.map((column) => sql`${sql.ref(column)} = ${uid}`),
    sql` or `,
  )})`;
}

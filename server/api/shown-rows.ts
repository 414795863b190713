import type { Change, Rows, TableName } from '../../contract/sync.ts';

type Row = NonNullable<Change['row']>;

/**
 * Rows that a call has presented for its answer exactly as a bucket of the caller shows them, so that the answer's
 * changes need not load them again. One counts at the version it was presented at alone: whatever moves a row raises it.
 */
export class ShownRows {
  readonly #rows = new Map<string, Row>();

  keep<Table extends TableName>(bucket: string, table: Table, row: Rows[Table]): Rows[Table] {
    this.#rows.set(`${bucket} ${table} ${row._id}`, row);
    return row;
  }

  find(bucket: string, { table, id, ver }: { table: TableName; id: string; ver: number }): Row | undefined {
    const row = this.#rows.get(`${bucket} ${table} ${id}`);
    return row?.ver === ver ? row : undefined;
  }
}

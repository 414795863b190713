import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';

/** What a mutator sees of the replica: rows in memory, inside the one transaction of `mutate` or of a replay. */
export type RowTx = {
  get<Table extends TableName>(table: Table, id: string): Rows[Table] | undefined;
  put<Table extends TableName>(table: Table, row: Rows[Table]): void;
  remove(table: TableName, id: string): void;
  /** Rows of a table that pass; for effects that reach more than one row. */
  filter<Table extends TableName>(table: Table, test: (row: Rows[Table]) => boolean): Rows[Table][];
};

export type MutatorContext = {
  uid: string;
  /** The moment of the tap, ISO 8601. */
  at: string;
};

/**
 * The optimistic effect of a mutation. Runs at the tap and again over every newer truth (rule R5), so it has to be
 * a function of its arguments and rows alone, and to do nothing where the rows have moved on. Synchronous, and run
 * again from its beginning when it asks for a row that has not been loaded yet: awaits between a thousand entries
 * would let the store commit under a replay.
 */
export type Mutator<Name extends MutationName> = (
  tx: RowTx,
  args: MutationArgs<Name>,
  context: MutatorContext,
) => undefined;

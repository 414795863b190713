import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { Rows, TableName } from '../../../contract/sync.ts';
import type { Link, LinkedTable } from './links.ts';
import type { Scope } from './scopes.ts';

/**
 * What a mutator sees of the replica: rows in memory, inside the one transaction of `mutate` or of a replay. Only the
 * tables of its scope, so that the compiler finds an effect that asks for another (rule W2.3).
 */
export type RowTx<Mine extends TableName = TableName> = {
  get<Table extends Mine>(table: Table, id: string): Rows[Table] | undefined;
  put<Table extends Mine>(table: Table, row: Rows[Table]): void;
  remove(table: Mine, id: string): void;
  /** Rows that name another one; read by index. */
  linked<Table extends Mine & LinkedTable>(table: Table, link: Link<Table>, id: string): Rows[Table][];
  /** Rows of a table that pass. Reads the whole table: for small ones, and for what is done seldom. */
  filter<Table extends Mine>(table: Table, test: (row: Rows[Table]) => boolean): Rows[Table][];
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
  tx: RowTx<Scope<Name>>,
  args: MutationArgs<Name>,
  context: MutatorContext,
) => undefined;

import type { Rows, TableName } from '../../../contract/sync.ts';
import { answerGone } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { bucketsOf, viewerOf } from './buckets.ts';
import { loadersOf } from './rows.ts';

/** The row of a bucket that a call answers with, as the caller's next pull shows it. Throws `answer_gone`. */
export async function ownRow<Table extends TableName>(
  context: CallContext,
  table: Table,
  id: string,
): Promise<Rows[Table]> {
  const row = await findOwnRow(context, table, id);
  if (row === undefined) throw answerGone();
  return row;
}

/** The same; undefined where no bucket of the caller shows it. */
export async function findOwnRow<Table extends TableName>(
  { tx, now, user }: CallContext,
  table: Table,
  id: string,
): Promise<Rows[Table] | undefined> {
  const buckets = user === undefined ? [] : bucketsOf(user, now);
  for (const bucket of buckets) {
    const load = loadersOf(bucket, now, viewerOf(buckets))[table];
    const row = load && (await load(tx, [id])).get(id);
    if (row !== undefined) return row as Rows[Table];
  }
  return undefined;
}

import { type Selectable, sql } from 'kysely';
import { MARKET_FILES } from '../../database/change-log/market-files-due.ts';
import type { Db } from '../../database/database.ts';
import type { MarketFilesTable } from '../../database/schema/market-files.ts';

export type State = Selectable<MarketFilesTable>;

/** How far the files are; locked until the commit, so that steps follow each other. */
export async function lockState(tx: Db): Promise<State> {
  await tx
    .insertInto('market_files')
    .defaultValues()
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute();
  return tx
    .selectFrom('market_files')
    .selectAll()
    .select(sql<string | null>`xid::text`.as('xid'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The run that is written next, or is being written. */
export const openRun = ({ run }: Pick<State, 'run'>) => run + 1;

/** A step of a process that ended without a word is nobody's; for a database with a single process, at its start. */
export async function forgetStep(db: Db): Promise<void> {
  await db.updateTable('market_files').set({ busy_until: null }).execute();
  await db
    .updateTable('work')
    .set({ run_at: new Date(0) })
    .where('kind', '=', MARKET_FILES)
    .execute();
}

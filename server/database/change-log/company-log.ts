import { sql } from 'kysely';
import { GENESIS } from '../../../contract/log-chain.ts';
import type { Db } from '../database.ts';
import { entryHash, type LogRow } from './entry-hash.ts';

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

/** An entry before it has its place in the chain. */
export type DraftEntry = Omit<LogRow, 'seq' | 'prev_hash' | 'hash'>;

/**
 * Appends to companies' logs, in the order of the drafts. The row of a chain's end stays locked until the commit, so
 * the chain has no forks and no gaps: everything else that must be locked is locked before.
 */
export async function writeEntries(tx: Db, drafts: readonly DraftEntry[]): Promise<LogRow[]> {
  const byCompany = Map.groupBy(drafts, (draft) => draft.company_id);
  const written: LogRow[] = [];
  for (const companyId of [...byCompany.keys()].sort())
    written.push(...(await extendChain(tx, companyId, byCompany.get(companyId) ?? [])));
  return written;
}

async function extendChain(tx: Db, companyId: string, drafts: readonly DraftEntry[]): Promise<LogRow[]> {
  const head = await tx
    .insertInto('company_log_head')
    .values({ company_id: companyId, seq: drafts.length, hash: GENESIS })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ seq: sql<number>`company_log_head.seq + ${drafts.length}::integer` }),
    )
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  let { hash } = head;
  const rows = drafts.map((draft, index) => {
    const row = { ...draft, seq: head.seq - drafts.length + index + 1, prev_hash: hash };
    hash = entryHash(row);
    return { ...row, hash };
  });
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .with('head', (db) =>
        db.updateTable('company_log_head').set({ hash }).where('company_id', '=', companyId),
      )
      .insertInto('company_log')
      .values(
        rows.slice(from, from + BATCH).map((row) => ({
          ...row,
          actor: jsonText(row.actor),
          before: jsonText(row.before),
          after: jsonText(row.after),
        })),
      )
      .execute();
  return rows;
}

const jsonText = (value: unknown) => (value === null ? null : JSON.stringify(value));

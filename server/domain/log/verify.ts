import { GENESIS } from '../../../contract/log-chain.ts';
import { entryHash, type LogRow } from '../../database/change-log/entry-hash.ts';
import type { Db } from '../../database/database.ts';

/** `at`: the number of the first altered entry. */
export type LogVerdict =
  | { companyId: string; ok: true; entries: number }
  | { companyId: string; ok: false; at: number; reason: string };

const BATCH = 500;

/**
 * Recomputes a company's chain from the end of what retention removed. Detects altered, removed, inserted and reordered
 * entries, at the end too: the last number and hash are also stored beside the log.
 */
export async function verifyLog(tx: Db, companyId: string): Promise<LogVerdict> {
  const head = await tx
    .selectFrom('company_log_head')
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst();
  let seq = head?.floor_seq ?? 0;
  const from = seq;
  let hash = head?.floor_hash ?? GENESIS;
  const broken = (at: number, reason: string): LogVerdict => ({ companyId, ok: false, at, reason });
  for (;;) {
    const rows = await entriesAfter(tx, companyId, seq);
    for (const row of rows) {
      if (row.seq !== seq + 1) return broken(seq + 1, 'it is missing');
      if (row.prev_hash !== hash) return broken(row.seq, 'it does not follow the entry before it');
      if (entryHash(row) !== row.hash) return broken(row.seq, 'its content is not what was written');
      ({ seq, hash } = row);
    }
    if (rows.length < BATCH) break;
  }
  if (head === undefined) {
    return seq === 0 ? { companyId, ok: true, entries: 0 } : broken(1, 'the end of the chain is not known');
  }
  if (head.seq > seq) return broken(seq + 1, 'it is missing');
  if (head.seq < seq) return broken(head.seq + 1, 'it was put in behind the end');
  if (head.hash !== hash) return broken(seq, 'it is not the entry the chain ended with');
  return { companyId, ok: true, entries: seq - from };
}

async function entriesAfter(tx: Db, companyId: string, seq: number): Promise<LogRow[]> {
  return tx
    .selectFrom('company_log')
    .where('company_id', '=', companyId)
    .where('seq', '>', seq)
    .selectAll()
    .orderBy('seq')
    .limit(BATCH)
    .execute();
}

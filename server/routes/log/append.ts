import { sql } from 'kysely';
import type { LogAction, LogActor, LogRef } from '../../../contract/entities/log.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { entryHash, GENESIS, type LogRow } from './entry-hash.ts';

export type NewLogEntry = {
  companyId: string;
  /** Null: the clock, or a webhook. */
  actor: { uid: string } | 'staff' | null;
  action: LogAction;
  ref?: LogRef;
  /** JSON; what has changed and nothing else. No personal data of job seekers: their ids only. */
  before?: unknown;
  after?: unknown;
  /** `client`: a note that a member wrote. */
  source?: 'server' | 'client';
};

/**
 * Appends to a company's log, in the transaction of what it tells. The row of the chain's end stays locked until the
 * commit, so the chain has no forks and no gaps; whatever else must be locked is locked before. Gives the entry.
 */
export async function appendLog({ tx, now }: ChangeContext, entry: NewLogEntry): Promise<LogRow> {
  const { companyId, action, ref, source = 'server' } = entry;
  const { seq, hash: prevHash } = await tx
    .insertInto('company_log_head')
    .values({ company_id: companyId, seq: 1, hash: GENESIS })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ seq: sql<number>`company_log_head.seq + 1` }),
    )
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const row = {
    company_id: companyId,
    seq,
    at: now,
    actor: await snapshot(tx, entry),
    action,
    ref_type: ref?.type ?? null,
    ref_id: ref?.id ?? null,
    before: asJson(entry.before),
    after: asJson(entry.after),
    source,
    prev_hash: prevHash,
  };
  const hash = entryHash(row);
  await tx
    .insertInto('company_log')
    .values({
      ...row,
      actor: jsonText(row.actor),
      before: jsonText(row.before),
      after: jsonText(row.after),
      hash,
    })
    .execute();
  await tx.updateTable('company_log_head').set({ hash }).where('company_id', '=', companyId).execute();
  return { ...row, hash };
}

/** Hashed is what will be read back: dates as text, without keys that are undefined. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

const jsonText = (value: unknown) => (value === null ? null : JSON.stringify(value));

async function snapshot(tx: Db, { actor, companyId }: NewLogEntry): Promise<LogActor | null> {
  if (actor === null) return null;
  if (actor === 'staff') return { _userId: null, name: 'Zusage', position: 'staff' };
  const person = await tx
    .selectFrom('user')
    .leftJoin('member', (join) =>
      join.onRef('member.user_id', '=', 'user.id').on('member.company_id', '=', companyId),
    )
    .where('user.id', '=', actor.uid)
    .select(['user.firstname', 'user.lastname', 'member.position'])
    .executeTakeFirst();
  return {
    _userId: actor.uid,
    name: person ? `${person.firstname} ${person.lastname}` : '',
    position: person?.position ?? '',
  };
}

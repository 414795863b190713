import { sql } from 'kysely';
import type { LogAction, LogActor, LogRef } from '../../../contract/entities/log.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { entryHash, GENESIS, type LogRow } from './entry-hash.ts';

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

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

/** An entry before it has its place in the chain. */
export type DraftEntry = Omit<LogRow, 'seq' | 'prev_hash' | 'hash'>;

/**
 * Notes something for a company's log, in the transaction of what it tells. It is written at the end (`writeEntries`)
 * and names its actor as they are now. Gives nothing: its place in the chain is not known yet.
 */
export async function appendLog(context: ChangeContext, entry: NewLogEntry): Promise<void> {
  context.effects.log(await draftOf(context, entry));
}

export async function draftOf({ tx, now }: ChangeContext, entry: NewLogEntry): Promise<DraftEntry> {
  const { companyId, action, ref, source = 'server' } = entry;
  return {
    company_id: companyId,
    at: now,
    actor: await snapshot(tx, entry),
    action,
    ref_type: ref?.type ?? null,
    ref_id: ref?.id ?? null,
    before: asJson(entry.before),
    after: asJson(entry.after),
    source,
  };
}

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
  await tx.updateTable('company_log_head').set({ hash }).where('company_id', '=', companyId).execute();
  return rows;
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

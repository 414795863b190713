import type { LogAction, LogActor, LogRef } from '../../../contract/entities/log.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { DraftEntry } from '../../database/change-log/company-log.ts';
import type { Db } from '../../database/database.ts';

export type NewLogEntry = {
  companyId: string;
  /** Null: the clock, or a webhook. */
  actor: { uid: string } | 'staff' | null;
  action: LogAction;
  ref?: LogRef;
  /** JSON of the changed fields only. No personal data of job seekers except their ids. */
  before?: unknown;
  after?: unknown;
  /** `client`: a note that a member wrote. */
  source?: 'server' | 'client';
};

/**
 * Adds an entry to a company's log in the transaction of its event. It is written at the end (`writeEntries`) with the
 * actor's current name. Returns nothing: its position in the chain is not known yet.
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

/** The hash covers the value as it will be read back: dates as text, without undefined keys. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

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

import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { queueWork } from '../../work/queue.ts';
import { once, outside, type WorkKinds } from '../../work/work.ts';
import { notify } from '../notification/notify.ts';
import { markLifted } from '../restriction/lift.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';

const UNLOCK = 'user.unlock';
/** Ends every session of an account at the sign-in service. */
export const SIGN_OUT = 'user.sign-out';

export type NewLock = Reasons & {
  readonly uid: string;
  /** Short, for programs: `scam`, `harassment`, … */
  readonly reasonCode: string;
  /** The report it comes from, if there is one. */
  readonly reportId?: string | null;
  /** Null: until staff decides otherwise. */
  readonly until: Date | null;
};

/** Locks of somebody's account that stand, newest first. */
export const locksOf = (tx: Db, uid: string) =>
  tx
    .selectFrom('restriction')
    .where('user_id', '=', uid)
    .where('kind', '=', 'account_locked')
    .where('lifted_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc');

/** Locks an account, tells the person why, and ends their sessions. Locked again, the newest reasons count. */
export async function lockUser(context: ChangeContext, lock: NewLock): Promise<void> {
  const { tx, now } = context;
  const user = await lockUserRow(tx, lock.uid);
  await tx
    .updateTable('user')
    .set({
      locked_at: user.locked_at ?? now,
      lock_until: lock.until,
      lock_reason: lock.reasonCode,
      lock_statement: lock.facts,
    })
    .where('id', '=', user.id)
    .execute();
  await touchUser(context, user.id);
  if (lock.until !== null)
    await queueWork(context, { kind: UNLOCK, key: user.id, payload: { uid: user.id }, at: lock.until });
  await queueWork(context, { kind: SIGN_OUT, key: user.id, payload: { uid: user.id } });
  await notify(context, { to: user.id, type: 'lock', ref: { type: 'user', id: user.id }, params: [] });
  // The newest statement is the one that holds.
  await markLifted(context, { kind: 'account_locked', targetId: user.id });
  await restrict(context, {
    facts: lock.facts,
    ground: lock.ground,
    rule: lock.rule,
    by: lock.by,
    kind: 'account_locked',
    concerns: { userId: user.id },
    target: { type: 'user', id: user.id },
    about: '',
    reportId: lock.reportId ?? null,
    until: lock.until,
  });
}

/** Opens the account again. One that is not locked stays as it is. */
export async function unlockUser(context: ChangeContext, { uid }: { uid: string }): Promise<void> {
  const user = await lockUserRow(context.tx, uid);
  if (user.locked_at === null) return;
  await context.tx
    .updateTable('user')
    .set({ locked_at: null, lock_until: null, lock_reason: null, lock_statement: null })
    .where('id', '=', uid)
    .execute();
  await touchUser(context, uid);
  await markLifted(context, { kind: 'account_locked', targetId: uid });
  await notify(context, { to: uid, type: 'lock', ref: { type: 'user', id: uid }, params: [] });
}

/** Opens the account at the lock’s end, unless the lock was prolonged meanwhile. */
async function unlockWhenOver(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid } = payload as { uid: string };
  const row = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('lock_until')
    .executeTakeFirst();
  if (row?.lock_until && row.lock_until <= context.now) await unlockUser(context, { uid });
}

export const lockWork: WorkKinds = {
  [UNLOCK]: once(unlockWhenOver),
  [SIGN_OUT]: outside(
    async ({ ports }, payload) =>
      () =>
        ports.identity.revoke((payload as { uid: string }).uid),
  ),
};

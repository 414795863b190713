import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';
import { once, outside, type WorkKinds } from '../../work/work.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import { languageOf } from '../user/settings.ts';

const UNLOCK = 'user.unlock';
/** Ends every session of an account at the sign-in service. */
export const SIGN_OUT = 'user.sign-out';

export type NewLock = {
  readonly uid: string;
  /** Short, for programs: `scam`, `harassment`, … */
  readonly reasonCode: string;
  /** The broken rule and the facts, specific enough to object to. */
  readonly statement: string;
  /** Null: until staff decides otherwise. */
  readonly until: Date | null;
};

/** Locks an account, tells the person why, and ends their sessions. Locked again, the newest reasons count. */
export async function lockUser(context: ChangeContext, lock: NewLock): Promise<void> {
  const { tx, now, settings } = context;
  const user = await lockUserRow(tx, lock.uid);
  await tx
    .updateTable('user')
    .set({
      locked_at: user.locked_at ?? now,
      lock_until: lock.until,
      lock_reason: lock.reasonCode,
      lock_statement: lock.statement,
    })
    .where('id', '=', user.id)
    .execute();
  await touchUser(context, user.id);
  if (lock.until !== null)
    await queueWork(context, { kind: UNLOCK, key: user.id, payload: { uid: user.id }, at: lock.until });
  await queueWork(context, { kind: SIGN_OUT, key: user.id, payload: { uid: user.id } });
  await notify(context, { to: user.id, type: 'lock', ref: { type: 'user', id: user.id }, params: [] });
  await postMail(context, {
    to: user.email,
    lang: await languageOf(tx, user.id),
    template: 'lock',
    params: {
      firstname: user.firstname,
      reason: lock.statement,
      until: lock.until?.toISOString() ?? '',
      url: `${settings.publicUrl}/locked`,
    },
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

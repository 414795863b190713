import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { SIGN_OUT } from '../../domain/report/lock-account.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { queueWork } from '../../work/queue.ts';

/** Any account, also before it has a record. */
export async function mayManageSessions(context: CallContext, _args: unknown): Promise<Caller> {
  return callerOf(context);
}

/** Sign-ins that were not ended, newest first. */
export async function listSessions(
  { tx }: CallContext,
  args: ArgsOf<'session.list'>,
  caller: Caller,
): Promise<AnswerOf<'session.list'>> {
  const page = openPage(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('session')
    .where('user_id', '=', caller.uid)
    .where('ended_at', 'is', null)
    .where(page.behind(['signed_in_at', 'id']))
    .selectAll()
    .orderBy('signed_in_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, (row) => [row.signed_in_at, row.id]);
  const items = shown.map((row) => ({
    _id: row.id,
    device: row.device,
    signedInAt: row.signed_in_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.signed_in_at.getTime() === caller.signedInAt,
  }));
  return { items, next };
}

/**
 * Ends one sign-in or all others here, where their tokens are refused from now on; or every one, then at the
 * sign-in service too, which can only sign out all devices at once.
 */
export async function revokeSessions(
  context: CallContext,
  { _sessionId, others }: ArgsOf<'session.revoke'>,
  { uid, signedInAt }: Caller,
): Promise<AnswerOf<'session.revoke'>> {
  let query = context.tx
    .updateTable('session')
    .set({ ended_at: context.now })
    .where('user_id', '=', uid)
    .where('ended_at', 'is', null);
  if (_sessionId !== undefined) {
    await assertOwn(context, _sessionId, uid);
    query = query.where('id', '=', _sessionId);
  } else if (others) query = query.where('signed_in_at', '!=', new Date(signedInAt));
  const ended = await query.returning('id').execute();
  // Their event streams hear of it in every process, and end.
  if (ended.length > 0 && context.user !== undefined) await touchUser(context, uid);
  if (_sessionId === undefined && !others)
    await queueWork(context, { kind: SIGN_OUT, key: uid, payload: { uid } });
  return { ended: ended.length };
}

async function assertOwn({ tx }: CallContext, id: string, uid: string): Promise<void> {
  const row = await tx
    .selectFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .select('id')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such sign-in');
}

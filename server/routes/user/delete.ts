import type { AnswerOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { DELETION_GRACE_DAYS } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { daysAfter } from '../../base/days.ts';
import { keepStaffAct } from '../../domain/log/staff-log.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { ownedAlone } from '../../domain/rights/owned-alone.ts';
import { ERASE } from '../../domain/user/erasure.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { UserRow } from '../../domain/user/row.ts';
import { languageOf } from '../../domain/user/settings.ts';
import { queueWork } from '../../work/queue.ts';

/**
 * Begins the grace: nothing changes for anybody until `finalAt`, then the account and what is in it are erased. Asked
 * twice, the first date stays.
 */
export async function requestDeletion(
  context: CallContext,
  _args: unknown,
  user: UserRow,
): Promise<AnswerOf<'user.delete'>> {
  if (user.delete_at !== null) return { finalAt: user.delete_at.toISOString() };
  await assertOwnsNothing(context, user.id);
  const finalAt = daysAfter(context.now, DELETION_GRACE_DAYS);
  await context.tx.updateTable('user').set({ delete_at: finalAt }).where('id', '=', user.id).execute();
  await queueWork(context, { kind: ERASE, key: user.id, payload: { uid: user.id }, at: finalAt });
  await touchUser(context, user.id);
  await keepIfOfStaff(context, user.id);
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, user.id),
    template: 'deletion',
    params: {
      firstname: user.firstname,
      day: finalAt.toISOString(),
      url: `${context.settings.publicUrl}/pwa/user/settings`,
    },
  });
  return { finalAt: finalAt.toISOString() };
}

/** Of somebody else's account: staff, as the policy has it. */
async function keepIfOfStaff(context: CallContext, uid: string): Promise<void> {
  const { id, email } = userOf(context);
  if (id === uid) return;
  await keepStaffAct(context, {
    command: 'user.delete',
    args: { userId: uid },
    by: email,
    outcome: 'The account is deleted after its grace.',
  });
}

/**
 * A company must not be left without an owner: it is handed over or deleted first. One whose own grace runs is gone
 * before the account is; should that be taken back, the account waits for it.
 */
async function assertOwnsNothing({ tx }: CallContext, uid: string): Promise<void> {
  const owned = await ownedAlone(tx, uid);
  if (owned !== undefined && !owned.leaving)
    throw new ApiError(
      'company_owned',
      `without you ${owned.name} has no owner who stays: make somebody else its owner, or delete it first`,
      { detail: { companyId: owned.id } },
    );
}

/**
 * Takes the deletion back; the work that is queued finds nothing to do. Signing in alone does not: nobody keeps an account by
 * accident.
 */
export async function restore(context: CallContext, _args: unknown, user: UserRow): Promise<User> {
  if (user.delete_at !== null) {
    await context.tx.updateTable('user').set({ delete_at: null }).where('id', '=', user.id).execute();
    await touchUser(context, user.id);
  }
  return readUser(context, {}, user.id);
}

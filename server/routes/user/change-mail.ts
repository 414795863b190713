import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { CHANGE_MAIL_HOURS } from '../../../contract/limits.ts';
import { askOutside } from '../../api/ask-outside.ts';
import { type CallContext, callerOf, type UserRecord, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { dropLinks, useLink as endLink, findLink } from '../../domain/link/link.ts';
import { CHANGE_MAIL, setRecordMail, tellOldAddress } from '../../domain/user/change-mail.ts';
import { assertFreshSignIn } from '../../domain/user/fresh-sign-in.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';
import { RESET_MAIL } from '../../domain/user/reset-mail.ts';
import type { UserRow } from '../../domain/user/row.ts';
import { queueWork } from '../../work/queue.ts';

/** An account changes its own address, and somebody who found an open phone does not. */
export async function mayChangeMail(
  context: CallContext,
  _args: ArgsOf<'user.change-mail'>,
): Promise<UserRecord> {
  const user = userOf(context);
  assertFreshSignIn(context);
  return user;
}

/** Whether the new address has an account is told to nobody but its owner, who opens the link. */
export async function changeMail(
  context: CallContext,
  { mail }: ArgsOf<'user.change-mail'>,
  user: UserRecord,
): Promise<AnswerOf<'user.change-mail'>> {
  await spend(context, 'mailChanges', user.id);
  const askedBy = new Date(callerOf(context).signedInAt).toISOString();
  await queueWork(context, {
    kind: CHANGE_MAIL,
    payload: { uid: user.id, mail: mail.toLowerCase(), askedBy },
  });
  return {};
}

type Change = { user: UserRow; to: string; askedBy: Date };

/** To have the link is to read the mails of the new address; it changes only the address it was made for. */
export async function mayConfirmMail(
  { tx, now }: CallContext,
  { token }: ArgsOf<'user.confirm-mail'>,
): Promise<Change> {
  const { subject, expiresAt } = await findLink(tx, token, 'change-mail', now);
  const { uid = '', from, to = '', askedBy = madeAt(expiresAt) } = subject;
  const user = await lockUserRow(tx, uid);
  if (user.email !== from) throw new ApiError('gone', 'the account has another address by now');
  return { user, to, askedBy: new Date(askedBy) };
}

/** Links of before name no sign-in; theirs was of the minutes before. */
const madeAt = (expiresAt: Date) =>
  new Date(expiresAt.getTime() - CHANGE_MAIL_HOURS * 3_600_000).toISOString();

export async function confirmMail(
  context: CallContext,
  { token }: ArgsOf<'user.confirm-mail'>,
  { user, to, askedBy }: Change,
): Promise<AnswerOf<'user.confirm-mail'>> {
  const outcome = askOutside(context, {
    step: 'set-mail',
    ask: () => context.ports.identity.setMail(user.id, { from: user.email, to, askedBy }),
  });
  await endLink(context.tx, token, context.now);
  if (outcome === 'moved')
    throw new ApiError('gone', 'the account has another address by now, or who asked was signed out');
  if (outcome === 'taken') return { status: 'taken' };
  await setRecordMail(context, user, to);
  await tellOldAddress(context, user, to);
  return { status: 'changed' };
}

type Restoring = { user: UserRow; mail: string; since: string };

export async function mayRestoreMail(
  { tx, now }: CallContext,
  { token }: ArgsOf<'user.restore-mail'>,
): Promise<Restoring> {
  const { subject } = await findLink(tx, token, 'restore-mail', now);
  const { uid = '', mail = '', since = '' } = subject;
  return { user: await lockUserRow(tx, uid), mail, since };
}

/**
 * The one who has changed the address knows the password and may have added passkeys: all of it is void. Of several ways
 * back the oldest wins: those of later changes go with it, and cannot undo it.
 */
export async function restoreMail(
  context: CallContext,
  { token }: ArgsOf<'user.restore-mail'>,
  { user, mail, since }: Restoring,
): Promise<AnswerOf<'user.restore-mail'>> {
  const isUsed = await hasRecord(context, mail);
  const outcome = askOutside(context, {
    step: 'set-mail',
    ask: () => context.ports.identity.setMail(user.id, { to: mail }, { voidPassword: true, evict: !isUsed }),
  });
  if (outcome !== 'done') return { status: 'taken' };
  await endLink(context.tx, token, context.now);
  await setRecordMail(context, user, mail);
  await dropLinks(context.tx, user.id, 'restore-mail', since);
  await context.tx.deleteFrom('passkey').where('user_id', '=', user.id).execute();
  await queueWork(context, { kind: RESET_MAIL, payload: { mail, template: 'reset' } });
  return { status: 'changed' };
}

async function hasRecord({ tx }: CallContext, mail: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

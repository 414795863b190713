import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, callerOf, type UserRecord, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { sendVerifyMail } from '../../domain/user/verification-mail.ts';

/** An account asks for its own link. */
export async function mayVerifyMail(
  context: CallContext,
  _args: ArgsOf<'user.verify-mail'>,
): Promise<UserRecord> {
  return userOf(context);
}

export async function verifyMail(
  context: CallContext,
  _args: ArgsOf<'user.verify-mail'>,
  user: UserRecord,
): Promise<AnswerOf<'user.verify-mail'>> {
  if (callerOf(context).emailVerified) return { status: 'verified' };
  await spend(context, 'verifyMails', user.id);
  await sendVerifyMail(context, user.id);
  return { status: 'sent' };
}

import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ProductLimit } from '../../../contract/limits.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { textHash } from '../../base/canonical-json.ts';
import { RESET_MAIL, type ResetMail } from '../../domain/user/reset-mail.ts';
import { SIGN_IN_MAIL } from '../../domain/user/sign-in-mail.ts';
import { queueWork } from '../../work/queue.ts';

export async function resetPassword(
  context: CallContext,
  { userMail }: ArgsOf<'user.reset-password'>,
): Promise<AnswerOf<'user.reset-password'>> {
  return mailLater(context, userMail, 'reset');
}

export async function tellRegistered(
  context: CallContext,
  { userMail }: ArgsOf<'user.tell-registered'>,
): Promise<AnswerOf<'user.tell-registered'>> {
  return mailLater(context, userMail, 'registered');
}

export async function mailSignIn(
  context: CallContext,
  { userMail }: ArgsOf<'user.mail-sign-in'>,
): Promise<AnswerOf<'user.mail-sign-in'>> {
  const mail = userMail.toLowerCase();
  await spend(context, 'resetRequests', context.address);
  if (await isWithin(context, 'signInMails', textHash(mail)))
    await queueWork(context, { kind: SIGN_IN_MAIL, payload: { mail } });
  return {};
}

const PER_ACCOUNT = { reset: 'passwordResets', registered: 'registeredMails' } as const;

/**
 * Queues the search for the account and the mail: known and unknown addresses differ neither in the answer nor in the
 * time it takes. Beyond an account's limit nothing more is sent and the answer is the same, so that strangers who ask in
 * somebody's name use up nothing: the newest mail's link still works.
 */
async function mailLater(context: CallContext, userMail: string, template: ResetMail) {
  const mail = userMail.toLowerCase();
  const own = context.caller?.email === mail;
  if (!own) await spend(context, 'resetRequests', context.address);
  const who = own ? callerOf(context).uid : textHash(mail);
  if (await isWithin(context, PER_ACCOUNT[template], who))
    await queueWork(context, { kind: RESET_MAIL, payload: { mail, template } });
  return {};
}

async function isWithin(context: CallContext, limit: ProductLimit, who: string): Promise<boolean> {
  try {
    await spend(context, limit, who);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

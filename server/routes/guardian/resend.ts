import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { askAgain, dropGuardians } from '../../domain/guardian/ask.ts';
import { settleGuardian } from '../../domain/guardian/settle.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { Asking } from './policy.ts';

/** Sends the mail again to all who have not answered; another address replaces them. */
export async function resend(
  context: CallContext,
  args: ArgsOf<'guardian.resend'>,
  { user, act }: Asking,
): Promise<User> {
  await spend(context, 'guardianMails', user.id);
  const mail = args.guardianMail?.toLowerCase() ?? user.guardian_mail;
  if (mail === null || mail === user.email)
    throw new ApiError('fields_invalid', 'give the mail address of a guardian, not your own', {
      fields: [{ path: 'guardianMail', code: mail === null ? 'missing' : 'own_mail' }],
    });
  if (mail !== user.guardian_mail) {
    await dropGuardians(context, user.id, act);
    await context.tx.updateTable('user').set({ guardian_mail: mail }).where('id', '=', user.id).execute();
  }
  await askAgain(context, user, { mail, act, namedBy: 'child', path: 'guardianMail' });
  await touchUser(context, user.id);
  await settleGuardian(context, user.id);
  return readUser(context, {}, user.id);
}

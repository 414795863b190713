import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { textHash } from '../../base/canonical-json.ts';
import { presentLock } from '../../domain/user/presenter.ts';

/** An address nobody has answers like one whose account is not locked. Why it is locked is for its owner. */
export async function hasLock(
  context: CallContext,
  args: ArgsOf<'user.has-lock'>,
): Promise<AnswerOf<'user.has-lock'>> {
  const mail = args.userMail.toLowerCase();
  if (!isOwn(context, mail)) {
    await spend(context, 'lockRequests', context.address);
    await spend(context, 'lockChecks', textHash(`${context.address} ${mail}`));
  }
  return lockOf(context, args);
}

const isOwn = ({ caller }: CallContext, mail: string) => caller?.email === mail;

export async function lockOf(
  context: CallContext,
  { userMail }: ArgsOf<'user.has-lock'>,
): Promise<AnswerOf<'user.has-lock'>> {
  const mail = userMail.toLowerCase();
  const row = await context.tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .where('locked_at', 'is not', null)
    .select(['locked_at', 'lock_until', 'lock_reason', 'lock_statement'])
    .executeTakeFirst();
  const lock = row === undefined ? null : presentLock(row);
  if (lock === null) return { locked: false };
  return {
    locked: true,
    until: lock.until,
    ...(isOwn(context, mail) ? { reasonCode: lock.reasonCode } : {}),
  };
}

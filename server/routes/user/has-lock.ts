import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../limits/limit.ts';
import { presentLock } from './presenter.ts';

/** An address nobody has answers like one whose account is not locked. */
export async function hasLock(
  context: CallContext,
  { userMail }: ArgsOf<'user.has-lock'>,
): Promise<AnswerOf<'user.has-lock'>> {
  await spend(context, 'lockChecks', context.address);
  const row = await context.tx
    .selectFrom('user')
    .where('email', '=', userMail.toLowerCase())
    .where('erased_at', 'is', null)
    .where('locked_at', 'is not', null)
    .select(['locked_at', 'lock_until', 'lock_reason', 'lock_statement'])
    .executeTakeFirst();
  const lock = row === undefined ? null : presentLock(row);
  if (lock === null) return { locked: false };
  return { locked: true, until: lock.until, reasonCode: lock.reasonCode };
}

import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { askOutside } from '../../api/ask-outside.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { recordUser } from '../../database/change-log/record.ts';
import { askGuardian } from '../../domain/guardian/ask.ts';
import { agreeToTerms } from '../../domain/user/agree-terms.ts';
import { generalColumns } from '../../domain/user/general.ts';
import { readUser } from '../../domain/user/read.ts';
import { beginSettings } from '../../domain/user/settings.ts';
import { sendVerifyMail } from '../../domain/user/verification-mail.ts';

/**
 * Makes the record, or gives the one that is already there if it says the same (`user_exists` otherwise). Below 16 a
 * guardian is asked by mail; an address that is not confirmed gets the link for it. The setup is still ahead of them,
 * but for those whom a company has invited: their link confirms the address, and the company knows what would be asked.
 */
export async function createUser(
  context: CallContext,
  { uniqueId, userObj }: ArgsOf<'user.create'>,
  { guardianMail, invited }: { guardianMail: string | null; invited: boolean },
): Promise<User> {
  const email = userObj.email.toLowerCase();
  const { general, userMode } = userObj;
  if (context.user !== undefined) {
    const existing = await readUser(context, {}, uniqueId);
    if (
      canonicalJson([existing.email, existing.userMode, existing.general]) ===
      canonicalJson([email, userMode, general])
    )
      return existing;
    throw new ApiError('user_exists', 'this account already has another record');
  }
  if (invited && !callerOf(context).emailVerified)
    askOutside(context, {
      step: 'confirm-mail',
      ask: () => context.ports.identity.confirmMail(uniqueId, email),
    });
  const { firstname, lastname, dateOfBirth } = general;
  const row = await context.tx
    .insertInto('user')
    .values({
      gender: null,
      ...generalColumns(general),
      firstname,
      lastname,
      date_of_birth: dateOfBirth,
      id: uniqueId,
      email,
      mode: userMode,
      guardian: guardianMail === null ? 'none' : 'pending',
      guardian_mail: guardianMail,
      guardian_since: guardianMail === null ? null : context.now,
      created_at: context.now,
    })
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  recordUser(context.effects, row);
  await beginSettings(context.tx, uniqueId, { setup: !invited, lang: userObj.lang });
  await agreeToTerms(context, uniqueId);
  if (guardianMail !== null)
    await askGuardian(
      context,
      { id: uniqueId, firstname, email },
      { mail: guardianMail, act: 'account', namedBy: 'child', path: 'userObj.guardianMail' },
    );
  if (!callerOf(context).emailVerified && !invited) await sendVerifyMail(context, uniqueId);
  return readUser(context, {}, uniqueId);
}

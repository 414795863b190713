import { ageOn } from '../../../contract/age.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { User, UserGeneralPatch } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../company/lock-company.ts';
import { touchConversation } from '../conversation/open.ts';
import { askGuardian, dropGuardians } from '../guardian/ask.ts';
import { settleGuardian } from '../guardian/settle.ts';
import { generalColumns, type UserRow } from './general.ts';
import { touchUser } from './lock-user.ts';
import { assertAge, guardianMailFor } from './policy.ts';
import { readUser } from './read.ts';

/** Changes the facts that are named. Applications keep what they said when they were sent. */
export async function updateGeneral(
  context: CallContext,
  { general, guardianMail }: ArgsOf<'user.update-general'>,
  user: UserRow,
): Promise<User> {
  const { dateOfBirth } = general;
  const reborn = dateOfBirth !== undefined && dateOfBirth !== user.date_of_birth;
  if (reborn) await assertBirthDateOpen(context, user.id);
  const asked = reborn ? guardianAfter(context, user, dateOfBirth, guardianMail) : null;
  const columns = generalColumns(general);
  await context.tx.updateTable('user').set(columns).where('id', '=', user.id).execute();
  await touchUser(context, user.id);
  if (asked !== null) {
    const firstname = general.firstname ?? user.firstname;
    await dropGuardians(context, user.id, 'account');
    await askGuardian(context, { uid: user.id, firstname }, asked, 'child', 'account');
  }
  if (reborn) await settleGuardian(context, user.id);
  if (renamed(general, user)) await touchWhereNamed(context, user.id);
  return readUser(context, {}, user.id);
}

/** Once somebody has decided by an age, it stays the one they decided by; staff corrects a mistake. */
async function assertBirthDateOpen({ tx }: CallContext, uid: string): Promise<void> {
  const application = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const offer =
    application ??
    (await tx.selectFrom('offer').where('user_id', '=', uid).select('id').limit(1).executeTakeFirst());
  if (offer !== undefined)
    throw new ApiError(
      'birth_date_fixed',
      'the birth date is fixed once there was an application or an offer; write to us to correct it',
    );
}

/** Whom to ask after a correction that makes somebody younger than 16; null where nobody has to be asked anew. */
function guardianAfter(
  { now }: CallContext,
  user: UserRow,
  dateOfBirth: string,
  guardianMail: string | undefined,
): string | null {
  const age = ageOn(dateOfBirth, now.toISOString().slice(0, 10));
  assertAge(age, user.mode, 'general.dateOfBirth');
  if (user.guardian !== 'none' && guardianMail === undefined) return null;
  return guardianMailFor(age, user.email, guardianMail, 'guardianMail');
}

const renamed = (general: UserGeneralPatch, user: UserRow) =>
  (general.firstname ?? user.firstname) !== user.firstname ||
  (general.lastname ?? user.lastname) !== user.lastname;

/** Colleagues read the names of members in the company's row, talents in the row of their conversation. */
async function touchWhereNamed(context: CallContext, uid: string): Promise<void> {
  const talks = await context.tx
    .selectFrom('participant')
    .where('user_id', '=', uid)
    .where('side', '=', 'company')
    .select('conversation_id')
    .orderBy('conversation_id')
    .execute();
  for (const talk of talks) await touchConversation(context, talk.conversation_id);
  const member = await context.tx
    .selectFrom('member')
    .where('user_id', '=', uid)
    .select('company_id')
    .executeTakeFirst();
  if (member !== undefined) await touchCompany(context, member.company_id);
}

import { dayOf } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { User, UserGeneralPatch } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { fitsCv } from '../../../contract/policy/cv-size.ts';
import { generalOver } from '../../../contract/policy/general-over.ts';
import { actedBy } from '../../api/acted-by.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import { assertBirthDateOpen, changeBirthDate } from '../../domain/guardian/birth-date.ts';
import { generalColumns, presentGeneral } from '../../domain/user/general.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { UserRow } from '../../domain/user/row.ts';

/**
 * Changes the facts that are named, as far as nobody has said something else later (rule W13). Applications keep what
 * they said when they were sent.
 */
export async function updateGeneral(
  context: CallContext,
  { general: told, from, guardianMail }: ArgsOf<'user.update-general'>,
  user: UserRow,
): Promise<User> {
  assertSaidByNow(context, told.compulsorySchool?.on);
  const known = { general: presentGeneral(user), generalAt: user.general_at };
  const { patch: general, clocks } = generalOver(known, { general: told, from }, actedBy(context));
  assertRoom(general.cv);
  const { dateOfBirth, ...facts } = general;
  const reborn = dateOfBirth !== undefined && dateOfBirth !== user.date_of_birth;
  if (reborn) await assertBirthDateOpen(context, user, 'self');
  if (Object.keys(general).length > 0)
    await context.tx
      .updateTable('user')
      .set({ ...generalColumns(facts), general_at: JSON.stringify(clocks) })
      .where('id', '=', user.id)
      .execute();
  if (reborn) {
    const named = { ...user, firstname: general.firstname ?? user.firstname };
    await changeBirthDate(context, named, { dateOfBirth, path: 'general.dateOfBirth', guardianMail });
  } else await touchUser(context, user.id);
  if (renamed(general, user)) await touchWhereNamed(context, user.id);
  return readUser(context, {}, user.id);
}

/** What somebody says of their school is worth less the older it is, so it cannot be of a day to come. */
function assertSaidByNow({ now }: CallContext, on: string | undefined): void {
  if (on !== undefined && on > dayOf(now))
    throw new ApiError('fields_invalid', 'this day is still to come', {
      fields: [{ path: 'general.compulsorySchool.on', code: 'too_big' }],
    });
}

/** Each of two devices may have had room for what it has added. */
function assertRoom(cv: UserGeneralPatch['cv']): void {
  if (cv && !fitsCv(cv))
    throw new ApiError(
      'fields_invalid',
      'with what another device has added the CV is longer than we can keep',
      {
        fields: [{ path: 'general.cv', code: 'too_big' }],
      },
    );
}

const renamed = (general: Partial<UserGeneralPatch>, user: UserRow) =>
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

import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { needsGuardianFor } from '../../../contract/law/guardian.ts';
import { BIRTH_DATE_CORRECTIONS } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { daysAfter } from '../../base/days.ts';
import { changeBirthDate, keepCorrection } from '../../domain/guardian/birth-date.ts';
import type { Asked } from './policy.ts';

/** Sets the birth date a guardian gives. Of an age that needs nobody's word the link is over. */
export async function correctBirthDate(
  context: CallContext,
  { dateOfBirth, name }: ArgsOf<'guardian.correct-birth-date'>,
  { child, consent }: Asked,
): Promise<AnswerOf<'guardian.correct-birth-date'>> {
  const age = ageOn(dateOfBirth, dayOf(context.now));
  const isNeeded = needsGuardianFor(consent.act, age);
  if (dateOfBirth === child.date_of_birth) return { isNeeded };
  await assertNotTooOften(context, child.id);
  // At 16 the creator's profile was all that was asked about; below, the account needs the same person's word.
  const guardianMail = child.guardian === 'none' ? (child.guardian_mail ?? consent.mail) : undefined;
  await changeBirthDate(context, child, { dateOfBirth, path: 'dateOfBirth', guardianMail });
  await keepCorrection(context, child, dateOfBirth, { by: 'guardian', name: name.trim() });
  return { isNeeded };
}

/** Counted under the child's row, which is locked. */
async function assertNotTooOften({ tx, now }: CallContext, uid: string): Promise<void> {
  const { times } = await tx
    .selectFrom('birth_date_correction')
    .where('user_id', '=', uid)
    .where('at', '>', daysAfter(now, -1))
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow();
  if (Number(times) >= BIRTH_DATE_CORRECTIONS)
    throw new ApiError(
      'too_many_requests',
      'this date was corrected several times today; try again tomorrow',
      {
        detail: { max: BIRTH_DATE_CORRECTIONS, retryAfter: 86_400 },
      },
    );
}

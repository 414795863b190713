import { ageOn } from '../../../contract/age.ts';
import { ageVerdictForOffer } from '../../../contract/law/age-law.ts';
import { mayBeCreator } from '../../../contract/law/guardian.ts';
import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import { OFFER_DAYS, type OfferTerms } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { AGE_ADULT } from '../../domain/user/age.ts';

type Offered = { user_id: string; job_id: string | null; kind: JobKind; terms: OfferTerms };

/**
 * Throws `too_young` where the age law forbids this work to this person: the job's facts with the offer's hours and
 * days in place of the advertised ones, and the age at the start of the work.
 */
export async function assertOldEnough(context: ChangeContext, offered: Offered): Promise<void> {
  const { kind, terms } = offered;
  const today = dayOf(context.now);
  const age = ageOn(
    await bornOn(context, offered.user_id),
    terms.start !== null && terms.start > today ? terms.start : today,
  );
  if (age >= AGE_ADULT) return;
  const facts = {
    ...(await workOf(context, offered.job_id)),
    kind,
    startDate: terms.start,
    endDate: terms.end,
  };
  const { hours } = terms;
  const verdict = ageVerdictForOffer(
    { age },
    { ...facts, hours: hours && { min: hours.perWeek, max: hours.perWeek, text: hours.text } },
  );
  if (!verdict.ok)
    throw new ApiError('too_young', `on these terms the work needs an age of ${verdict.minAge}`, {
      detail: { minAge: verdict.minAge, reasons: verdict.reasons },
    });
  if (kind === 'campaign' && terms.pay !== null && !mayBeCreator(age))
    throw new ApiError('too_young', 'paid work as a creator needs an age of 15', { detail: { minAge: 15 } });
}

/** Until when an offer sent now is open: a minor has time to ask at home. */
export async function openUntil(
  context: ChangeContext,
  offered: { user_id: string; valid_days: number },
): Promise<Date> {
  const age = ageOn(await bornOn(context, offered.user_id), dayOf(context.now));
  const days = age < AGE_ADULT ? Math.max(offered.valid_days, OFFER_DAYS.minOfMinors) : offered.valid_days;
  return new Date(context.now.getTime() + days * DAY_MS);
}

async function bornOn({ tx }: ChangeContext, uid: string): Promise<string> {
  const { date_of_birth } = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select('date_of_birth')
    .executeTakeFirstOrThrow();
  return date_of_birth;
}

/** When and where the advertised work is; a direct offer has no advertisement. */
async function workOf({ tx }: ChangeContext, jobId: string | null) {
  const job =
    jobId === null
      ? undefined
      : await tx
          .selectFrom('job')
          .where('id', '=', jobId)
          .select(['shifts', 'schooling', 'workplace'])
          .executeTakeFirst();
  return job ?? { shifts: [], schooling: null, workplace: [] };
}

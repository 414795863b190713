import { ageBandOf } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { ageVerdictForApply } from '../../../contract/law/age-law.ts';
import { type Person, schoolingOf } from '../../../contract/law/schooling.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { factsOf } from '../job/facts.ts';
import type { JobRow } from '../job/row.ts';
import { PERSON_COLUMNS, rowPersonOn } from '../user/age.ts';
import { changeApplication } from './change-application.ts';
import { closeOne } from './close.ts';

/** What the law of minors asks of an account, read as it is in this transaction. */
export async function personNow({ tx, now }: ChangeContext, uid: string): Promise<Person> {
  const row = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select(PERSON_COLUMNS)
    .executeTakeFirstOrThrow();
  return rowPersonOn(row, dayOf(now));
}

export const isTooYoungFor = (person: Person, job: JobRow): boolean =>
  !ageVerdictForApply(person, { ...factsOf(job), minAge: job.min_age }).ok;

const OPEN = ['submitted', 'viewed', 'accepted'] as const;

/**
 * After a corrected birth date: applications that companies can see already show the new age, and those to jobs that
 * the person is too young for end with a text. Who is hired stays: the terms were checked against the age of the day.
 */
export async function followAge(context: ChangeContext, uid: string): Promise<void> {
  const { tx } = context;
  const person = await personNow(context, uid);
  const band = ageBandOf(person.age);
  // Nobody has asked an adult about school: an offer will, and only what no answer would allow ends here.
  const atBest: Person = schoolingOf(person) === 'unknown' ? { ...person, compulsorySchool: 'done' } : person;
  const seen = tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('status', 'in', OPEN)
    .where('visible_at', 'is not', null);
  const jobs = await tx
    .selectFrom('job')
    .where('id', 'in', seen.select('job_id'))
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of jobs) {
    const row = await seen.where('job_id', '=', job.id).selectAll().forNoKeyUpdate().executeTakeFirst();
    if (row === undefined) continue;
    if (isTooYoungFor(atBest, job)) await closeOne(context, row, 'tooYoung');
    else if (row.age_band !== band) await changeApplication(context, row.id, { age_band: band });
  }
}

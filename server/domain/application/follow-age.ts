import { ageBandOf } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { mayWork } from '../../../contract/law/age-law.ts';
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

/** By the law, or by the company's own lowest age where that is higher. */
export const isTooYoungFor = (person: Person, job: JobRow): boolean =>
  person.age < job.min_age || !mayWork(person, factsOf(job)).ok;

const OPEN = ['submitted', 'viewed', 'accepted'] as const;

/**
 * After a corrected birth date: applications that companies can see already show the new age, and those to jobs that
 * the person is too young for end with a text. What is signed stays: its terms were checked against the age of the day.
 */
export async function followAge(context: ChangeContext, uid: string): Promise<void> {
  const { tx } = context;
  const person = await personNow(context, uid);
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
    if (isTooYoungFor(atBest, job) && !(await isSigned(context, row.id))) {
      await closeOne(context, row, 'tooYoung');
      continue;
    }
    const band = ageBandOf(person.age);
    if (row.age_band !== band) await changeApplication(context, row.id, { age_band: band });
  }
}

async function isSigned({ tx }: ChangeContext, applicationId: string): Promise<boolean> {
  const signed = await tx
    .selectFrom('offer')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'signed')
    .select('id')
    .executeTakeFirst();
  return signed !== undefined;
}

import { ageBandOf } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import { ageVerdictForApply } from '../../../contract/law/age-law.ts';
import { type Person, schoolingOf } from '../../../contract/law/schooling.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { factsOf } from '../job/facts.ts';
import type { JobRow } from '../job/row.ts';
import { PERSON_COLUMNS, rowPersonOn } from '../user/age.ts';
import { changeApplication } from './change-application.ts';
import { closeOne } from './close.ts';
import { endKeeping } from './keeping.ts';
import type { ApplicationRow } from './row.ts';

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

const OPEN: readonly ApplicationRow['status'][] = ['submitted', 'viewed', 'accepted'];

/**
 * After a corrected birth date: applications that companies can read show the new age, also those that are over, and of
 * a minor none is kept on. Open ones to jobs that the person is too young for end with a text. Who is hired stays: the
 * terms were checked against the age of the day.
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
    .where('erased_at', 'is', null)
    .where('visible_at', 'is not', null);
  const jobs = await tx
    .selectFrom('job')
    .where('id', 'in', seen.select('job_id'))
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of jobs) {
    const rows = await seen.where('job_id', '=', job.id).selectAll().orderBy('id').forNoKeyUpdate().execute();
    for (const row of rows) {
      const next = row.age_band === band ? row : await showBand(context, row, band);
      if (OPEN.includes(next.status) && isTooYoungFor(atBest, job)) await closeOne(context, next, 'tooYoung');
    }
  }
}

async function showBand(context: ChangeContext, row: ApplicationRow, band: AgeBand): Promise<ApplicationRow> {
  const kept = band === '18plus' ? {} : await endKeeping(context, row, null);
  return changeApplication(context, row.id, { age_band: band, ...kept });
}

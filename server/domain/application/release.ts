import { ageBandOf } from '../../../contract/age.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { isRowOnMarket } from '../job/on-market.ts';
import { announce } from './announce.ts';
import { changeApplication } from './change-application.ts';
import { closeOne } from './close.ts';
import { isTooYoungFor, personNow } from './follow-age.ts';

/**
 * After a guardian's consent: waiting applications reach their companies, with the age as it is now, and the reply clock
 * starts. Applications to a job that is over, or that the person is too young for after a corrected birth date, end with a text.
 */
export async function releaseApplications(context: ChangeContext, uid: string): Promise<void> {
  const { tx, now } = context;
  const person = await personNow(context, uid);
  const waiting = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('guardian', '=', 'pending')
    .where('status', '=', 'submitted')
    .select(['id', 'job_id'])
    .orderBy('job_id')
    .execute();
  for (const { id, job_id } of waiting) {
    const job = await tx
      .selectFrom('job')
      .innerJoin('company', 'company.id', 'job.company_id')
      .where('job.id', '=', job_id)
      .selectAll('job')
      .select('company.reply_days')
      .forNoKeyUpdate('job')
      .executeTakeFirstOrThrow();
    const row = await tx
      .selectFrom('application')
      .where('id', '=', id)
      .where('guardian', '=', 'pending')
      .where('status', '=', 'submitted')
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) continue;
    if (!isRowOnMarket(job, now)) {
      await closeOne(context, row, 'tooLate');
      continue;
    }
    if (isTooYoungFor(person, job)) {
      await closeOne(context, row, 'tooYoung');
      continue;
    }
    const released = await changeApplication(context, id, {
      guardian: 'ok',
      age_band: ageBandOf(person.age),
      visible_at: now,
      due_at: daysAfter(now, job.reply_days),
    });
    await announce(context, released, job);
  }
}

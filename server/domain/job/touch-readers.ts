import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { inSteps, lastOf, PEOPLE_A_STEP } from '../../work/steps.ts';
import { readingMembers } from '../application/colleagues.ts';
import { readsApplicants } from '../application/visible.ts';
import { forgetNotices } from './forget-notices.ts';

/**
 * After a change of a job's readers, every device of the company pulls all rows about its applicants again and gets a
 * tombstone or the row (rule R4), and nobody is taken care of any more by a member who may not read them. Talents' devices are not signalled; nothing changed for them. Conversations come
 * before messages: their lock stops a concurrent message from slipping through. Visibility is decided at each read;
 * between two steps a device only keeps what it had.
 */
export const readers = inSteps('job.touch-readers', async (context, id, after) => {
  const { tx, effects, now } = context;
  const job = await tx
    .selectFrom('job')
    .where('id', '=', id)
    .select(['id', 'company_id', 'visible_to'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const step = await tx
    .selectFrom('application')
    .where('job_id', '=', id)
    .$if(after !== '', (behind) => behind.where('id', '>', after))
    .select('id')
    .orderBy('id')
    .limit(PEOPLE_A_STEP)
    .execute();
  if (step.length === 0) return undefined;
  const ids = step.map((row) => row.id);
  const reading = await readingMembers(tx, job);
  await tx
    .updateTable('application')
    .set({ private: sql`private || '{"assigned": null}'` })
    .where('id', 'in', ids)
    .where(
      sql`private -> 'assigned' ->> '_userId'`,
      'not in',
      reading.map(({ user_id }) => user_id),
    )
    .execute();
  const bucket = companyBucket(job.company_id);
  const applicants = await tx
    .updateTable('application')
    .set((eb) => ({ ver: eb('ver', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .where('visible_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning(['id', 'ver'])
    .execute();
  for (const row of applicants) effects.change(bucket, 'applicant', row);
  const offers = await tx
    .updateTable('offer')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('application_id', 'in', ids)
    .where((eb) => eb.or([eb('sent_version', 'is not', null), eb('status', '=', 'draft')]))
    .returning(['id', 'ver'])
    .execute();
  for (const row of offers) effects.change(bucket, 'offer', row);
  const talks = await tx
    .updateTable('conversation')
    .set((eb) => ({ ver: eb('ver', '+', 1), updated_at: now }))
    .where('application_id', 'in', ids)
    .returning(['id', 'ver'])
    .execute();
  for (const row of talks) effects.change(bucket, 'conversation', row);
  const messages = await tx
    .updateTable('message')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversation').where('application_id', 'in', ids).select('id'),
    )
    .returning(['id', 'ver'])
    .execute();
  for (const row of messages) effects.change(bucket, 'message', row);
  await forgetNotices(context, job, { application: applicants, offer: offers, conversation: talks });
  return lastOf(step, (row) => row.id);
});

/** The same after a change between member and owner, for the jobs that do not name this person. */
export async function touchReadersFor(context: ChangeContext, companyId: string, uid: string): Promise<void> {
  const jobs = await context.tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('visible_to', 'is not', null)
    .select(['id', 'company_id', 'visible_to'])
    .orderBy('id')
    .execute();
  for (const job of jobs) if (!readsApplicants(uid, 'member', job)) await readers.begin(context, job.id);
}

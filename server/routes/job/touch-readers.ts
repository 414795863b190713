import type { ChangeContext } from '../../api/call-context.ts';
import { companyBucket } from '../../change-log/effects.ts';
import { readsApplicants } from '../application/visible.ts';
import { forgetNotices } from './forget-notices.ts';
import type { JobRow } from './policy.ts';

type OfJob = Pick<JobRow, 'id' | 'company_id' | 'visible_to'>;

/**
 * Who reads a job's applicants has changed: every device of the company asks again for all that is about them, and
 * gets a tombstone or the row (rule R4). Talents' devices are not told; for them nothing has changed. Conversations
 * come before messages: their lock keeps a message that is being written from slipping through.
 */
export async function touchReaders(context: ChangeContext, job: OfJob): Promise<void> {
  const { tx, effects, now } = context;
  const bucket = companyBucket(job.company_id);
  const applicants = await tx
    .updateTable('application')
    .set((eb) => ({ ver: eb('ver', '+', 1), updated_at: now }))
    .where('job_id', '=', job.id)
    .where('visible_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning(['id', 'ver'])
    .execute();
  for (const row of applicants) effects.change(bucket, 'applicant', row);
  const ofJob = tx.selectFrom('application').where('job_id', '=', job.id).select('id');
  const offers = await tx
    .updateTable('offer')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('application_id', 'in', ofJob)
    .where((eb) => eb.or([eb('sent_version', 'is not', null), eb('status', '=', 'draft')]))
    .returning(['id', 'ver'])
    .execute();
  for (const row of offers) effects.change(bucket, 'offer', row);
  const talks = await tx
    .updateTable('conversation')
    .set((eb) => ({ ver: eb('ver', '+', 1), updated_at: now }))
    .where('application_id', 'in', ofJob)
    .returning(['id', 'ver'])
    .execute();
  for (const row of talks) effects.change(bucket, 'conversation', row);
  const messages = await tx
    .updateTable('message')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversation').where('application_id', 'in', ofJob).select('id'),
    )
    .returning(['id', 'ver'])
    .execute();
  for (const row of messages) effects.change(bucket, 'message', row);
  await forgetNotices(context, job, {
    application: applicants,
    offer: offers,
    conversation: talks,
  });
}

/** The same where a member has become an owner, or an owner a member: of the jobs that do not name this person. */
export async function touchReadersFor(context: ChangeContext, companyId: string, uid: string): Promise<void> {
  const jobs = await context.tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('visible_to', 'is not', null)
    .select(['id', 'company_id', 'visible_to'])
    .orderBy('id')
    .execute();
  for (const job of jobs) if (!readsApplicants(uid, 'member', job)) await touchReaders(context, job);
}

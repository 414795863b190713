import { ApiError } from '../../../contract/errors.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { type JobAct, mayDoWithJob } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { closeApplications } from '../application/close.ts';
import { membersOf } from '../company/members.ts';
import { notify } from '../notification/notify.ts';
import { markLifted } from '../restriction/lift.ts';
import type { Reasons } from '../restriction/restrict.ts';
import { changeJob } from './change-job.ts';
import { assertFitForMarket } from './fit-for-market.ts';
import { restrictJob } from './restrict-job.ts';
import type { JobRow } from './row.ts';
import { takeDown } from './take-down.ts';

/**
 * Approves a job after staff's review: published from now until the day its company wanted. Throws what
 * `assertFitForMarket` does: the law may have changed since the job was handed in.
 */
export async function approveJob(context: ChangeContext, jobId: string): Promise<JobRow> {
  const { now } = context;
  const job = await lockJob(context, 'approve', jobId);
  assertFitForMarket(job, now);
  const wished = job.valid_through ?? now;
  // If the review left next to nothing of the wanted time, the usual time applies.
  const end = wished > daysAfter(now, 1) ? wished : closingMoment(closingDays(now).usual);
  const row = await changeJob(
    context,
    job,
    { status: 'published', published_at: now, valid_through: end },
    { actor: 'staff', action: 'job.approved', after: { status: 'published' } },
  );
  await markLifted(context, { kind: ['job_refused', 'job_unpublished'], targetId: row.id });
  await tell(context, row);
  return row;
}

/** Refuses a job: it becomes a draft again, with staff's list of required changes. */
export async function refuseJob(context: ChangeContext, jobId: string, reasons: Reasons): Promise<JobRow> {
  const job = await lockJob(context, 'refuse', jobId);
  const row = await changeJob(
    context,
    job,
    { status: 'draft', review_note: reasons.facts },
    { actor: 'staff', action: 'job.refused', after: { status: 'draft', reasons: reasons.facts } },
  );
  await restrictJob(context, row, 'job_refused', reasons);
  await tell(context, row);
  return row;
}

/** Takes a published job off the market by staff's decision, with reasons; open applications end with a text. */
export async function takeDownJob(
  context: ChangeContext,
  jobId: string,
  reasons: Reasons,
  reportId: string | null = null,
): Promise<JobRow> {
  const job = await lockJob(context, 'unpublish', jobId);
  const down = await takeDown(context, job, 'refused', 'staff');
  const row = await context.tx
    .updateTable('job')
    .set({ review_note: reasons.facts })
    .where('id', '=', down.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await closeApplications(context, { jobId, why: 'takenDown' });
  await restrictJob(context, row, 'job_unpublished', reasons, reportId);
  await tell(context, row);
  return row;
}

/** Notifies every member: any of them may correct and publish the job. */
async function tell(context: ChangeContext, row: JobRow): Promise<void> {
  for (const uid of await membersOf(context.tx, row.company_id))
    await notify(context, {
      to: uid,
      type: 'verification',
      ref: { type: 'job', id: row.id },
      params: [row.title],
      version: row.ver,
    });
}

async function lockJob({ tx }: ChangeContext, act: JobAct, id: string): Promise<JobRow> {
  const job = await tx
    .selectFrom('job')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new ApiError('not_found', 'no such job');
  if (!mayDoWithJob(act, job.status))
    throw new ApiError('state_conflict', `a job that is ${job.status} cannot do this`, {
      detail: { status: job.status, at: job.updated_at.toISOString() },
    });
  return job;
}

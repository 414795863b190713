import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordJob } from '../../change-log/record.ts';
import { rejectApplication } from '../application/reject.ts';
import { readJob } from './command.ts';
import type { JobRow } from './policy.ts';
import { assertNotEditedByOthers, assertPayKnown, endOfPublication } from './publishable.ts';

export async function publishJob(
  context: CallContext,
  { rev, validThrough }: ArgsOf<'job.publish'>,
  job: JobRow,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  await assertNotEditedByOthers(context, job, rev);
  assertPayKnown(job);
  const row = await tx
    .updateTable('job')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      status: 'published',
      status_reason: null,
      published_at: now,
      valid_through: endOfPublication(now, validThrough),
      updated_at: now,
    }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordJob(effects, row, job.status);
  return readJob(context, row);
}

/** Takes the job off the market. Every open application needs an outcome first, so nobody is left without an answer. */
export async function unpublishJob(
  context: CallContext,
  { reason, outcomes }: ArgsOf<'job.unpublish'>,
  job: JobRow,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  const applications = await tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  const stranger = Object.keys(outcomes).find(
    (id) => !applications.some((application) => application.id === id),
  );
  if (stranger !== undefined)
    throw new ApiError('fields_invalid', 'outcomes names an application of another job', {
      fields: [{ path: `outcomes.${stranger}`, code: 'unknown' }],
    });
  const open = applications.filter(({ status }) => status === 'submitted' || status === 'viewed');
  const undecided = open.filter(({ id }) => outcomes[id] === undefined);
  if (undecided.length > 0)
    throw new ApiError('outcomes_missing', 'every open application needs an outcome', {
      detail: { _applicationIds: undecided.map(({ id }) => id) },
    });
  const row = await tx
    .updateTable('job')
    .set((eb) => ({ ver: eb('ver', '+', 1), status: 'unpublished', status_reason: reason, updated_at: now }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const application of open)
    if (outcomes[application.id] === 'reject') await rejectApplication(context, application, {});
  recordJob(effects, row, job.status);
  return readJob(context, row);
}

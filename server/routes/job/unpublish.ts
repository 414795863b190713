import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { rejectApplication } from '../../domain/application/reject-application.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { takeDown } from '../../domain/job/take-down.ts';
import { readJob } from './read-job.ts';

/** Takes the job off the market. Every open application needs an outcome first, so nobody is left without an answer. */
export async function unpublishJob(
  context: CallContext,
  { reason, outcomes }: ArgsOf<'job.unpublish'>,
  job: JobRow,
): Promise<CompanyJob> {
  const applications = await context.tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('visible_at', 'is not', null)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const stranger = Object.keys(outcomes).find(
    (id) => !applications.some((application) => application.id === id),
  );
  if (stranger !== undefined)
    throw new ApiError('fields_invalid', 'outcomes names an application of another job', {
      fields: [{ path: `outcomes.${stranger}`, code: 'unknown' }],
    });
  const open = applications.filter(({ status }) => isOpen(status));
  const undecided = open.filter(({ id }) => outcomes[id] === undefined);
  if (undecided.length > 0)
    throw new ApiError('outcomes_missing', 'every open application needs an outcome', {
      detail: { _applicationIds: undecided.map(({ id }) => id) },
    });
  const row = await takeDown(context, job, reason, { uid: userOf(context).id });
  for (const application of open)
    if (outcomes[application.id] === 'reject') await rejectApplication(context, application, {});
  return readJob(context, row);
}

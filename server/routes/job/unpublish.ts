import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { isOpen, mayNoteHired } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { noteHired } from '../../domain/application/note-hired.ts';
import { rejectApplication } from '../../domain/application/reject-application.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { mayAnswer, memberOf } from '../../domain/company/membership.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { takeDown } from '../../domain/job/take-down.ts';
import { readJob } from './read-job.ts';

/** Takes the job off the market. Every open application needs an outcome first, so nobody is left without an answer. */
export async function unpublishJob(
  context: CallContext,
  { reason, outcomes, hired = [], endTalks = [], texts }: ArgsOf<'job.unpublish'>,
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
  const taken = hiredAmong(context, job, applications, { hired, outcomes });
  const ending = await endingAmong(context, job, applications, { endTalks, taken });
  const row = await takeDown(context, job, reason, { uid: userOf(context).id });
  for (const application of taken) await noteHired(context, application);
  for (const application of open)
    if (outcomes[application.id] === 'reject') await rejectApplication(context, application, { texts });
  for (const application of ending) await rejectApplication(context, application, { texts });
  return readJob(context, row);
}

/** Invited people who are declined with the job. Who has an offer by now, or was named as hired, is left as they are. */
async function endingAmong(
  context: CallContext,
  job: JobRow,
  applications: readonly ApplicationRow[],
  { endTalks, taken }: { endTalks: readonly string[]; taken: readonly ApplicationRow[] },
): Promise<ApplicationRow[]> {
  const of = new Map(applications.map((one) => [one.id, one]));
  const unknown = endTalks.findIndex((id) => !of.has(id));
  if (unknown >= 0)
    throw new ApiError('fields_invalid', 'endTalks names an application of another job', {
      fields: [{ path: `endTalks.${unknown}`, code: 'unknown' }],
    });
  const talking = [...new Set(endTalks)]
    .flatMap((id) => of.get(id) ?? [])
    .filter((one) => one.status === 'accepted' && !one.private.hiredOutsideAt && !taken.includes(one));
  if (talking.length === 0) return [];
  if (!mayAnswer(memberOf(context, job.company_id)))
    throw new ApiError('not_allowed', 'ending a conversation needs canChat; ask an owner of the company');
  const offered = await context.tx
    .selectFrom('offer')
    .where(
      'application_id',
      'in',
      talking.map(({ id }) => id),
    )
    .where('status', 'in', [...LIVE_OFFER])
    .select('application_id')
    .execute();
  return talking.filter(({ id }) => !offered.some(({ application_id }) => application_id === id));
}

/** Those to be noted as hired. What has moved on since the company decided is left as it is; a contradiction is refused. */
function hiredAmong(
  context: CallContext,
  job: JobRow,
  applications: readonly ApplicationRow[],
  { hired, outcomes }: Required<Pick<ArgsOf<'job.unpublish'>, 'hired' | 'outcomes'>>,
): ApplicationRow[] {
  const of = new Map(applications.map((one) => [one.id, one]));
  const wrong = hired.flatMap((id, at) =>
    of.get(id) === undefined || outcomes[id] === 'reject'
      ? [{ path: `hired.${at}`, code: of.has(id) ? ('contradiction' as const) : ('unknown' as const) }]
      : [],
  );
  if (wrong.length > 0)
    throw new ApiError(
      'fields_invalid',
      'hired names applications of this job that are not declined with it',
      {
        fields: wrong,
      },
    );
  const taken = [...new Set(hired)]
    .flatMap((id) => of.get(id) ?? [])
    .filter(({ status, erased_at }) => mayNoteHired(status) && erased_at === null);
  const accepts = taken.some(({ status }) => isOpen(status));
  if (accepts && !mayAnswer(memberOf(context, job.company_id)))
    throw new ApiError(
      'not_allowed',
      'hiring an applicant who waits needs canChat; ask an owner of the company',
    );
  return taken;
}

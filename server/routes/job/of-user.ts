import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import { ageOfMinor } from '../../domain/user/age.ts';

type Answer = AnswerOf<'job.of-user'>;
/** Newest of each; more are in the app's own replica. */
const MOST = 200;

/** What somebody has to do with jobs, newest first. `since`: only what has moved after it. */
export async function jobsOfUser(
  context: CallContext,
  { since }: ArgsOf<'job.of-user'>,
  uid: string,
): Promise<Answer> {
  const after = since === undefined ? undefined : new Date(since);
  const [applied, saved, offered] = [
    await appliedTo(context, uid, after),
    await savedBy(context, uid, after),
    await offeredTo(context, uid, after),
  ];
  const ids = [...applied, ...saved, ...offered].flatMap(({ _jobId }) => (_jobId === null ? [] : [_jobId]));
  const live = await loadMarketJobs(context.tx, [...new Set(ids)], context.now);
  // What somebody has saved or sent stays theirs; the job itself a minor reads where they may take it.
  const age = ageOfMinor(context.user, context.now);
  const readable = (id: string | null) => {
    const job = id === null ? undefined : live.get(id);
    return job && (age === undefined || job.minAge <= age) ? job : null;
  };
  const withJob = <One extends { _jobId: string | null }>(one: One) => ({
    ...one,
    job: readable(one._jobId),
  });
  const stateOf = (id: string) => (readable(id) ? 'open' : live.has(id) ? 'too_young' : 'closed');
  return {
    applied: applied.map(withJob),
    saved: saved.map((one) => ({ ...withJob(one), state: stateOf(one._jobId) })),
    offered: offered.map(withJob),
  };
}

async function appliedTo({ tx }: CallContext, uid: string, after: Date | undefined) {
  const rows = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .$if(after !== undefined, (query) => query.where('updated_at', '>', after as Date))
    .select(['id', 'job_id', 'status', 'removed_from', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, job_id, status, removed_from, updated_at }) => ({
    _jobId: job_id,
    _applicationId: id,
    state: removed_from ?? status,
    at: updated_at.toISOString(),
  }));
}

async function savedBy({ tx }: CallContext, uid: string, after: Date | undefined) {
  const rows = await tx
    .selectFrom('user_setting')
    .where('user_id', '=', uid)
    .where('key', '=', 'savedJobs')
    .where('value', 'is not', null)
    .$if(after !== undefined, (query) => query.where('at', '>', after as Date))
    .select(['entry', 'at'])
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ entry, at }) => ({ _jobId: entry, at: at.toISOString() }));
}

async function offeredTo({ tx }: CallContext, uid: string, after: Date | undefined) {
  const rows = await tx
    .selectFrom('offer')
    .leftJoin('application', 'application.id', 'offer.application_id')
    .where('offer.user_id', '=', uid)
    .where('offer.sent_version', 'is not', null)
    .select([
      'offer.id',
      'offer.job_id',
      'application.job_id as applied_job',
      'offer.status',
      'offer.status_at',
    ])
    .orderBy('offer.created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map(({ id, job_id, applied_job, status, status_at }) => ({
      _offerId: id,
      _jobId: job_id ?? applied_job,
      state: status,
      at: status_at[status] ?? new Date(0).toISOString(),
    }))
    .filter(({ at }) => after === undefined || new Date(at) > after);
}

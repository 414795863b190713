import { dayOf } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { canonicalJson } from '../../../contract/canonical-json.ts';
import { ApiError } from '../../../contract/errors.ts';
import { minimumAge } from '../../../contract/law/age-law.ts';
import { isFixedTerm } from '../../../contract/law/fixed-term.ts';
import { wageProblem } from '../../../contract/law/pay-rules.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import {
  isForMarket,
  type JobAct,
  lacksPay,
  MATERIAL,
  mayActOnJob,
  mayDoWithJob,
} from '../../../contract/policy/job.ts';
import { rejectRow, timeAccepted } from './application.ts';
import { type ModelContext, memberOf, record } from './context.ts';
import { hasUnsignedOffer } from './end-offers.ts';
import { notify } from './notify.ts';
import { presentCompanyJob } from './rows.ts';
import { type JobRecord, membershipOf } from './state.ts';

function put(context: ModelContext, job: JobRecord, before?: JobRecord): JobRecord {
  context.state.jobs.set(job._id, job);
  record(context, `company:${job._companyId}`, 'companyJob', job, job.deleted);
  if (job.status === 'published') context.market.set(job._id, { id: job._id, ver: job.ver, deleted: false });
  else if (before?.status === 'published')
    context.market.set(job._id, { id: job._id, ver: job.ver, deleted: true });
  return job;
}

/** Counts of applications are derived: the company's row moves with them, the market's does not. */
export function touchJob(context: ModelContext, id: string): void {
  const job = context.state.jobs.get(id) as JobRecord;
  const next = { ...job, ver: job.ver + 1 };
  context.state.jobs.set(id, next);
  record(context, `company:${job._companyId}`, 'companyJob', next, job.deleted);
}

function jobFor(context: ModelContext, act: JobAct, id: string): JobRecord {
  const { state, uid } = context;
  const membership = membershipOf(state, uid);
  const job = state.jobs.get(id);
  if (!job || membership?.companyId !== job._companyId || (job.deleted && act !== 'delete'))
    throw new ApiError('not_found', 'no such job');
  if (!mayActOnJob(act, membership.role)) throw new ApiError('not_allowed', 'only the owner may do this');
  if (!job.deleted && !mayDoWithJob(act, job.status))
    throw new ApiError('state_conflict', `a job that is ${job.status} cannot do this`);
  return job;
}

/** A colleague's later edit is a conflict, one's own is not. */
function assertNotEditedByOthers({ state, uid }: ModelContext, job: JobRecord, rev: number): void {
  if (state.revisions.some((line) => line.jobId === job._id && line.rev > rev && line.uid !== uid))
    throw new ApiError('rev_conflict', 'a colleague has changed this job in the meantime');
}

function shown(context: ModelContext, job: JobRecord) {
  return presentCompanyJob(context.state, job);
}

export function createJob(context: ModelContext, { _id, _companyId, job }: ArgsOf<'job.create'>) {
  const { state, uid, now } = context;
  memberOf(context, _companyId, 'no such company');
  const known = state.jobs.get(_id);
  if (known) {
    if (known._companyId === _companyId && !known.deleted) return shown(context, known);
    throw new ApiError('state_conflict', 'this _id is taken; make a new one');
  }
  const company = state.companies.get(_companyId);
  const row: JobRecord = {
    ...job,
    _id,
    ver: 1,
    rev: 1,
    _companyId,
    companyName: company?.companyName ?? '',
    companyVerified: company?.verified ?? false,
    status: 'draft',
    publishedAt: null,
    validThrough: null,
    replyDays: company?.general.replyDays ?? 7,
    fixedTerm: isFixedTerm(job),
    minAgeReasons: reasonsOf(job),
    unreviewedSince: null,
    _createdBy: uid,
    statusReason: null,
    reviewNote: null,
    createdAt: now,
    updatedAt: now,
    cleanedAt: null,
    visibleTo: job.visibleTo ?? null,
    stats: { views: 0, applied: 0, seen: 0, medianReplyH: null },
    deleted: false,
  };
  return shown(context, put(context, row));
}

function reasonsOf(job: Parameters<typeof minimumAge>[0] & { minAge: number }): JobRecord['minAgeReasons'] {
  const law = minimumAge(job);
  return job.minAge > law.minAge ? [{ code: 'company_choice', minAge: job.minAge }] : law.reasons;
}

function assertPaid(job: JobRecord, now: string): void {
  if (lacksPay(job)) throw new ApiError('pay_required', 'no pay range');
  if (wageProblem(job, dayOf(now))) throw new ApiError('wage_law', 'below the minimum wage');
}

export function updateJob(context: ModelContext, { _jobId, rev, patch }: ArgsOf<'job.update'>) {
  const { state, uid, now } = context;
  const job = jobFor(context, 'update', _jobId);
  assertNotEditedByOthers(context, job, rev);
  const merged = { ...job, ...patch };
  if (isForMarket(job.status)) assertPaid(merged, now);
  const next: JobRecord = { ...merged, rev: job.rev + 1, ver: job.ver + 1, updatedAt: now };
  state.revisions.push({ jobId: _jobId, rev: next.rev, uid });
  put(context, next, job);
  const other = (field: (typeof MATERIAL)[number]) =>
    patch[field as keyof typeof patch] !== undefined &&
    canonicalJson(next[field]) !== canonicalJson(job[field]);
  if (next.status === 'published' && MATERIAL.some(other))
    for (const row of [...state.applications.values()].sort((a, b) => (a._userId < b._userId ? -1 : 1)))
      if (row._jobId === _jobId && ['submitted', 'viewed', 'accepted'].includes(row.status))
        notify(context, {
          to: row._userId,
          type: 'job_changed',
          ref: { type: 'job', id: _jobId },
          params: [row.job.companyName, next.title],
          version: next.rev,
        });
  return shown(context, next);
}

export function publishJob(context: ModelContext, { _jobId, rev, validThrough }: ArgsOf<'job.publish'>) {
  const { now } = context;
  const job = jobFor(context, 'publish', _jobId);
  assertNotEditedByOthers(context, job, rev);
  assertPaid(job, now);
  const end = closingMoment(closingDays(now).usual).toISOString();
  timeAccepted(context, _jobId, false);
  return shown(
    context,
    put(
      context,
      {
        ...job,
        ver: job.ver + 1,
        status: 'published',
        statusReason: null,
        reviewNote: null,
        publishedAt: now,
        validThrough: validThrough ?? end,
        unreviewedSince: null,
        updatedAt: now,
      },
      job,
    ),
  );
}

export function unpublishJob(context: ModelContext, { _jobId, reason, outcomes }: ArgsOf<'job.unpublish'>) {
  const job = jobFor(context, 'unpublish', _jobId);
  const of = [...context.state.applications.values()]
    .filter((row) => row._jobId === _jobId)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  if (Object.keys(outcomes).some((id) => !of.some(({ _id }) => _id === id)))
    throw new ApiError('fields_invalid', 'outcomes names an application of another job');
  const open = of.filter(({ status }) => isOpen(status));
  if (open.some(({ _id }) => outcomes[_id] === undefined))
    throw new ApiError('outcomes_missing', 'every open application needs an outcome');
  const next = { ...job, ver: job.ver + 1, status: 'unpublished' as const, statusReason: reason };
  put(context, { ...next, unreviewedSince: null, updatedAt: context.now }, job);
  timeAccepted(context, _jobId, true);
  for (const row of open) if (outcomes[row._id] === 'reject') rejectRow(context, row, {});
  return shown(context, context.state.jobs.get(_jobId) as JobRecord);
}

export function deleteJob(context: ModelContext, { jobId }: ArgsOf<'job.delete'>) {
  const job = jobFor(context, 'delete', jobId);
  if (job.deleted) return { _id: job._id, ver: job.ver };
  const open = [...context.state.applications.values()].some(
    (row) => row._jobId === jobId && isOpen(row.status),
  );
  if (open) throw new ApiError('outcomes_missing', 'somebody still waits for an answer; give it first');
  if (hasUnsignedOffer(context, jobId)) throw new ApiError('state_conflict', 'an offer is still open');
  const next = put(context, { ...job, deleted: true, updatedAt: context.now, ver: job.ver + 1 }, job);
  return { _id: next._id, ver: next.ver };
}

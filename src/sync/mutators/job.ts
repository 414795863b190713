import { dayOf } from '../../../contract/calendar-day.ts';
import type { CompanyJob, JobDraft } from '../../../contract/entities/job.ts';
import { minimumAge } from '../../../contract/law/age-law.ts';
import { isFixedTerm } from '../../../contract/law/fixed-term.ts';
import { wageProblem } from '../../../contract/law/pay-rules.ts';
import { REPLY_DAYS_DEFAULT } from '../../../contract/limits.ts';
import { isRunning } from '../../../contract/live-offer.ts';
import { isOpen } from '../../../contract/policy/application.ts';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { lacksAgeGround, lacksPay, mayDoWithJob } from '../../../contract/policy/job.ts';
import { noteHired, rejectOutcomes } from './applicant.ts';
import type { Mutator, RowTx } from './mutator.ts';

export const createJob: Mutator<'job.create'> = (tx, args, { uid, at }) => {
  if (tx.get('companyJob', args._id)) return;
  const company = tx.get('company', args._companyId);
  tx.put('companyJob', {
    ...args.job,
    title: args.job.title.trim(),
    _id: args._id,
    ver: 0,
    rev: 0,
    _companyId: args._companyId,
    companyName: company?.companyName ?? '',
    companyVerified: company?.verified ?? false,
    status: 'draft',
    publishedAt: null,
    validThrough: null,
    replyDays: company?.general.replyDays ?? REPLY_DAYS_DEFAULT,
    _createdBy: uid,
    statusReason: null,
    createdAt: at,
    updatedAt: at,
    ...computed(args.job),
    unreviewedSince: null,
    reviewNote: null,
    cleanedAt: null,
    visibleTo: args.job.visibleTo ?? null,
    stats: { views: 0, applied: 0, seen: 0, medianReplyH: null },
    ...(args.imported !== undefined && { imported: { digest: args.imported, edited: false } }),
  });
};

/** One that is online may be under review once it is received (`needsReviewAgain`), as with a publication. */
export const updateJob: Mutator<'job.update'> = (tx, args, { at }) => {
  const row = tx.get('companyJob', args._jobId);
  if (!row) return;
  const patch = Object.fromEntries(Object.entries(args.patch).filter(([, value]) => value !== undefined));
  const next = { ...row, ...(patch as Partial<CompanyJob>), updatedAt: at };
  const mark = importMark(row, args.imported);
  tx.put('companyJob', { ...next, title: next.title.trim(), ...computed(next), ...mark });
};

/** Where staff looks first, it is under review once it is received; whether anybody does, only the server knows. */
export const publishJob: Mutator<'job.publish'> = (tx, args, { at }) => {
  const row = tx.get('companyJob', args._jobId);
  if (!row || !mayDoWithJob('publish', row.status) || !isFitForMarket(row, at)) return;
  const end = args.validThrough ?? closingMoment(closingDays(at).usual).toISOString();
  tx.put('companyJob', {
    ...withoutPlan(row),
    status: 'published',
    statusReason: null,
    reviewNote: null,
    unreviewedSince: null,
    publishedAt: at,
    validThrough: end,
    updatedAt: at,
  });
};

/** Nothing becomes of it before its time: only the plan is shown. */
export const scheduleJob: Mutator<'job.schedule'> = (tx, args, { at: now }) => {
  const row = tx.get('companyJob', args._jobId);
  if (!row || !mayDoWithJob('publish', row.status)) return;
  const { at, validThrough = null } = args;
  const plan = at === null ? {} : { goesOnline: { at, validThrough } };
  tx.put('companyJob', { ...withoutPlan(row), ...plan, updatedAt: now });
};

/** No effect if there is an applicant without an outcome: each gets an answer first. */
export const unpublishJob: Mutator<'job.unpublish'> = (tx, args, context) => {
  const row = tx.get('companyJob', args._jobId);
  if (!row || !mayDoWithJob('unpublish', row.status)) return;
  if (waitingFor(tx, row._id).some(({ _id }) => args.outcomes[_id] === undefined)) return;
  tx.put('companyJob', {
    ...row,
    status: 'unpublished',
    statusReason: args.reason,
    unreviewedSince: null,
    updatedAt: context.at,
  });
  noteHired(tx, args, context);
  rejectOutcomes(tx, args, context);
};

/** Not while an applicant waits for an answer, or may still sign an offer. */
export const deleteJob: Mutator<'job.delete'> = (tx, { jobId }) => {
  const row = tx.get('companyJob', jobId);
  if (!row || !mayDoWithJob('delete', row.status) || waitingFor(tx, jobId).length > 0) return;
  const unsigned = tx.filter('offer', ({ _jobId, status }) => _jobId === jobId && isRunning(status));
  if (unsigned.length === 0) tx.remove('companyJob', jobId);
};

/** As the server decides it: pay where it is needed and enough of it, and a lowest age the law agrees with. */
function isFitForMarket(row: CompanyJob, at: string): boolean {
  if (lacksPay(row) || wageProblem(row, dayOf(at)) || lacksAgeGround(row)) return false;
  return row.minAge >= minimumAge(row).minAge;
}

/** A job for which nothing is planned, and nothing planned has failed. */
function withoutPlan({ goesOnline: _planned, notOnline: _failed, ...row }: CompanyJob): CompanyJob {
  return row;
}

function waitingFor(tx: RowTx<'applicant'>, jobId: string) {
  return tx.linked('applicant', '_jobId', jobId).filter(({ status }) => isOpen(status));
}

/** An edit by a person keeps later imports off; one by an import names the state of the row that it was made of. */
function importMark({ imported }: CompanyJob, digest: string | undefined): Pick<CompanyJob, 'imported'> {
  if (digest !== undefined) return { imported: { digest, edited: false } };
  return imported ? { imported: { ...imported, edited: true } } : {};
}

/** What follows from the facts of a job. */
function computed(job: JobDraft): Pick<CompanyJob, 'fixedTerm' | 'minAgeReasons'> {
  const law = minimumAge(job);
  const isChosen = job.minAge > law.minAge;
  return {
    fixedTerm: isFixedTerm(job),
    minAgeReasons: isChosen ? [{ code: 'company_choice', minAge: job.minAge }] : law.reasons,
  };
}

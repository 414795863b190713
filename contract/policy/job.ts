import {
  type CompanyJob,
  type Job,
  type JobDraft,
  type JobStatus,
  job as ofMarket,
  PAY_REQUIRED,
} from '../entities/job.ts';
import { internshipNeedsWage } from '../law/internship.ts';

/** Who moves a job. An owner is a member as well; `clock` is the server's own. */
export type JobActor = 'member' | 'owner' | 'staff' | 'clock';
/** `deleted` is a tombstone: no row anybody reads. */
export type JobState = JobStatus | 'deleted';

type Transition = {
  readonly from: readonly JobStatus[];
  /** Where it may lead; `same` keeps the state. */
  readonly to: readonly (JobState | 'same')[];
  readonly who: readonly JobActor[];
};

/**
 * State machine of product section 4.1. Beyond its table: staff may take a published job down (role matrix 4.9), the
 * clock does so where nobody looks at its applications (complaint 2), and an edit brings it back to staff
 * (`needsReviewAgain`).
 */
export const JOB_ACTS = {
  publish: { from: ['draft', 'unpublished'], to: ['published', 'in_review'], who: ['member', 'owner'] },
  approve: { from: ['in_review'], to: ['published'], who: ['staff'] },
  refuse: { from: ['in_review'], to: ['draft'], who: ['staff'] },
  unpublish: { from: ['published'], to: ['unpublished'], who: ['member', 'owner', 'staff'] },
  expire: { from: ['published'], to: ['unpublished'], who: ['clock'] },
  update: {
    from: ['draft', 'in_review', 'published', 'unpublished'],
    to: ['same', 'in_review'],
    who: ['member', 'owner'],
  },
  clean: { from: ['unpublished'], to: ['same'], who: ['owner'] },
  delete: { from: ['draft', 'unpublished'], to: ['deleted'], who: ['owner'] },
} as const satisfies Record<string, Transition>;
export type JobAct = keyof typeof JOB_ACTS;

export function mayDoWithJob(act: JobAct, status: JobStatus): boolean {
  return (JOB_ACTS[act].from as readonly JobStatus[]).includes(status);
}

/** Whether this is one of the actors the act is open to, whatever the state. */
export function mayActOnJob(act: JobAct, actor: JobActor): boolean {
  return (JOB_ACTS[act].who as readonly JobActor[]).includes(actor);
}

/**
 * Whether others may read a job and apply to it. It closes at `validThrough`, and the clock takes it off afterwards; no
 * job is published without (complaint 2). The same in SQL: server/domain/job/on-market.ts.
 */
export function isOnMarket(job: Pick<CompanyJob, 'status' | 'validThrough'>, now: Date): boolean {
  return (
    job.status === 'published' && job.validThrough !== null && Date.parse(job.validThrough) > now.getTime()
  );
}

/** A job as others read it, of a row that may be its company's own; null where that one is not on the market. */
export function asOnMarket(job: Job | CompanyJob, now: Date): Job | null {
  if (!('stats' in job)) return job;
  return isOnMarket(job, now) ? publicPart(job) : null;
}

/** Without what only members may know: a field that a newer server tells them is none of the market either. */
export function publicPart(job: Job): Job {
  return Object.fromEntries(Object.entries(job).filter(([field]) => field in ofMarket.shape)) as Job;
}

/** Whether a job takes a slot of its company's plan, and its place: it is on the market, or waits for staff to let it there. */
export function isLive(job: Pick<CompanyJob, 'status' | 'validThrough'>, now: Date): boolean {
  return isOnMarket(job, now) || job.status === 'in_review';
}

/** Whether a job is on the market or on its way there: each edit of it keeps to the rules of a publication. */
export function isForMarket(status: JobStatus): boolean {
  return status === 'published' || status === 'in_review';
}

type OfInternship = Pick<CompanyJob, 'kind' | 'internship' | 'startDate' | 'endDate'>;

/** Decision 6: kinds that are published with their pay only; an internship where the law wants a wage for it. */
export function needsPay(job: OfInternship): boolean {
  return PAY_REQUIRED.includes(job.kind) || (job.kind === 'internship' && internshipNeedsWage(job));
}

export function lacksPay(job: OfInternship & Pick<CompanyJob, 'pay'>): boolean {
  return job.pay === null && needsPay(job);
}

/** The highest lowest age a company chooses without a ground (§10 AGG). */
export const MIN_AGE_FREE = 18;

/** Ads are neutral as to age: a lowest age above 18 has a licence or a law behind it. */
export function lacksAgeGround(job: Pick<CompanyJob, 'minAge' | 'minAgeGround'>): boolean {
  return job.minAge > MIN_AGE_FREE && job.minAgeGround === null;
}

/**
 * Whether staff looks at a job before others do: the first one of a company that nobody has verified, work for people
 * below 15 (product section 4.1), and work for which somebody of full age is too young.
 */
export function needsReview({ verified, minAge }: { verified: boolean; minAge: number }): boolean {
  return !verified || reviewedAge(minAge) !== undefined;
}

/** Whether an edit of a job on the market brings it back to staff: its lowest age becomes one that they look at. */
export function needsReviewAgain(before: number, minAge: number): boolean {
  const reviewed = reviewedAge(minAge);
  return reviewed !== undefined && reviewed !== reviewedAge(before);
}

function reviewedAge(minAge: number): 'children' | 'adults' | undefined {
  if (minAge < 15) return 'children';
  return minAge > MIN_AGE_FREE ? 'adults' : undefined;
}

/** What somebody has applied for: a change of one of these is told to the open applicants. */
export const MATERIAL: readonly (keyof JobDraft)[] = [
  'kind',
  'employmentType',
  'pay',
  'hours',
  'shifts',
  'schooling',
  'agreedTimes',
  'branches',
  'conditions',
  'assurances',
  'internship',
  'location',
  'remote',
  'startDate',
  'endDate',
  'minAge',
  'campaign',
];

import type { JobStatus } from '../../../contract/entities/job.ts';
import type { OfferStatus } from '../../../contract/entities/offer.ts';
import { companyBucket, type Effects, userBucket } from './effects.ts';

/** Which buckets hold which row: the only place that knows it for writing. */

type Versioned = { id: string; ver: number };

export function recordUser(effects: Effects, user: Versioned, deleted = false): void {
  effects.change(userBucket(user.id), 'user', user, deleted);
}

export function recordCompany(effects: Effects, company: Versioned): void {
  effects.change(companyBucket(company.id), 'company', company);
}

type JobRow = Versioned & { company_id: string; status: JobStatus; deleted_at: Date | null };

/** `before`: the status the market last saw. */
export function recordJob(effects: Effects, job: JobRow, before?: JobStatus): void {
  effects.change(companyBucket(job.company_id), 'companyJob', job, job.deleted_at !== null);
  if (job.status === 'published') effects.market(job);
  else if (before === 'published') effects.market(job, true);
}

type ApplicationRow = Versioned & {
  user_id: string;
  company_id: string;
  visible_at: Date | null;
  removed_at: Date | null;
  erased_at: Date | null;
};

/** The company learns nothing of one that waits for a guardian. */
export function recordApplication(effects: Effects, application: ApplicationRow): void {
  effects.change(userBucket(application.user_id), 'application', application);
  if (application.visible_at === null) return;
  const gone = application.removed_at !== null || application.erased_at !== null;
  effects.change(companyBucket(application.company_id), 'applicant', application, gone);
}

type Shared = { user_id: string; company_id: string };

/** Colleagues talk in their own buckets, a company and a talent in the company's and the talent's. */
type Talking = { user_id: string; company_id: string | null; peer_id: string | null };

function bucketsOfTalk({ user_id, company_id, peer_id }: Talking): string[] {
  const other = peer_id !== null ? userBucket(peer_id) : company_id && companyBucket(company_id);
  return [userBucket(user_id), ...(other ? [other] : [])];
}

export function recordConversation(effects: Effects, conversation: Versioned & Talking): void {
  for (const bucket of bucketsOfTalk(conversation)) effects.change(bucket, 'conversation', conversation);
}

export function recordMessage(
  effects: Effects,
  message: Versioned,
  conversation: Talking,
  deleted = false,
): void {
  for (const bucket of bucketsOfTalk(conversation)) effects.change(bucket, 'message', message, deleted);
}

export function recordNotification(
  effects: Effects,
  notification: Versioned & { user_id: string },
  deleted = false,
): void {
  effects.change(userBucket(notification.user_id), 'notification', notification, deleted);
}

export function recordCreator(effects: Effects, creator: Versioned & { user_id: string }): void {
  effects.change(userBucket(creator.user_id), 'creator', creator);
}

export function recordTracking(
  effects: Effects,
  tracking: Versioned & { user_id: string },
  deleted = false,
): void {
  effects.change(userBucket(tracking.user_id), 'tracking', tracking, deleted);
}

type OfferRow = Versioned & Shared & { status: OfferStatus; sent_version: number | null };

/** A draft is the company's alone; one that was withdrawn unsent is gone. */
export function recordOffer(effects: Effects, offer: OfferRow): void {
  const unsent = offer.sent_version === null;
  effects.change(companyBucket(offer.company_id), 'offer', offer, unsent && offer.status === 'withdrawn');
  if (!unsent) effects.change(userBucket(offer.user_id), 'offer', offer);
}

/** Both sides forget an offer whose time is over. */
export function eraseOfferRow(effects: Effects, offer: OfferRow): void {
  effects.change(companyBucket(offer.company_id), 'offer', offer, true);
  if (offer.sent_version !== null) effects.change(userBucket(offer.user_id), 'offer', offer, true);
}

import type { JobStatus } from '../../contract/entities/job.ts';
import { companyBucket, type Effects, userBucket } from './effects.ts';

/** Which buckets hold which row: the only place that knows it for writing. */

type Versioned = { id: string; ver: number };

export function recordUser(effects: Effects, user: Versioned): void {
  effects.change(userBucket(user.id), 'user', user);
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

type ApplicationRow = Versioned & { user_id: string; company_id: string; removed_at: Date | null };

export function recordApplication(effects: Effects, application: ApplicationRow): void {
  effects.change(userBucket(application.user_id), 'application', application);
  effects.change(
    companyBucket(application.company_id),
    'applicant',
    application,
    application.removed_at !== null,
  );
}

type Shared = { user_id: string; company_id: string };

export function recordConversation(effects: Effects, conversation: Versioned & Shared): void {
  effects.change(userBucket(conversation.user_id), 'conversation', conversation);
  effects.change(companyBucket(conversation.company_id), 'conversation', conversation);
}

export function recordMessage(effects: Effects, message: Versioned, conversation: Shared): void {
  effects.change(userBucket(conversation.user_id), 'message', message);
  effects.change(companyBucket(conversation.company_id), 'message', message);
}

export function recordNotification(
  effects: Effects,
  notification: Versioned & { user_id: string },
  deleted = false,
): void {
  effects.change(userBucket(notification.user_id), 'notification', notification, deleted);
}

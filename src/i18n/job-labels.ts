import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Job, JobDraft, JobStatus, statusReason } from '../../contract/entities/job.ts';
import type { JobKind } from '../../contract/job-kinds.ts';

/** What a job's enums and hours are called, for every screen that shows a job. */

export const KIND_LABEL: Record<JobKind, MessageDescriptor> = {
  employment: msg({ message: 'employment', context: 'kind of job' }),
  minijob: msg({ message: 'mini job', context: 'kind of job' }),
  apprenticeship: msg({ message: 'apprenticeship', context: 'kind of job' }),
  internship: msg({ message: 'internship', context: 'kind of job' }),
  holiday: msg({ message: 'holiday job', context: 'kind of job' }),
  freelance: msg({ message: 'freelance', context: 'kind of job' }),
  campaign: msg({ message: 'creator campaign', context: 'kind of job' }),
};

type EmploymentType = JobDraft['employmentType'][number];

export const EMPLOYMENT_TYPE_LABEL: Record<EmploymentType, MessageDescriptor> = {
  FULL_TIME: msg`full time`,
  PART_TIME: msg`part time`,
  CONTRACTOR: msg`contract work`,
  TEMPORARY: msg`for a limited time`,
  INTERN: msg`as an intern`,
  VOLUNTEER: msg`as a volunteer`,
  PER_DIEM: msg`by the day`,
  OTHER: msg`other hours`,
};

export const REMOTE_LABEL: Record<Job['remote'], MessageDescriptor> = {
  none: msg`on site`,
  partly: msg`partly remote`,
  full: msg`remote`,
};

export const JOB_STATUS_LABEL: Record<JobStatus, MessageDescriptor> = {
  draft: msg({ message: 'draft', context: 'state of a job' }),
  in_review: msg({ message: 'in review', context: 'state of a job' }),
  published: msg({ message: 'published', context: 'state of a job' }),
  unpublished: msg({ message: 'not published', context: 'state of a job' }),
};

type StatusReason = (typeof statusReason)['options'][number];

/** Why a job is off the market; the first three are also what a company can choose from. */
export const STATUS_REASON_LABEL: Record<StatusReason, MessageDescriptor> = {
  paused: msg({ message: 'paused', context: 'why a job is off the market' }),
  filled: msg({ message: 'filled', context: 'why a job is off the market' }),
  cancelled: msg({ message: 'cancelled', context: 'why a job is off the market' }),
  expired: msg({ message: 'expired', context: 'why a job is off the market' }),
  unanswered: msg({ message: 'no answers to applicants', context: 'why a job is off the market' }),
  refused: msg({ message: 'taken down by Zusage', context: 'why a job is off the market' }),
};

/** "20–30 h a week". */
export function hoursLabel({ min, max }: NonNullable<Job['hours']>): MessageDescriptor {
  const range = min === max ? `${max}` : `${min}–${max}`;
  return msg`${range} h a week`;
}

/** "3–4 h": hours of a week, where a row has room for no more; empty where they are not stated. */
export function hoursInRow(i18n: I18n, { hours }: Pick<Job, 'hours'>): string {
  const range = hours && (hours.min === hours.max ? `${hours.max}` : `${hours.min}–${hours.max}`);
  return range ? i18n._(msg`${range} h`) : '';
}

/** "mini job, 3–4 h" */
export function jobWork(i18n: I18n, job: Pick<Job, 'kind' | 'hours'>): string {
  return [i18n._(KIND_LABEL[job.kind]), hoursInRow(i18n, job)].filter(Boolean).join(', ');
}

/** "mini job · 3–4 h a week · Trier" */
export function jobLine(
  i18n: I18n,
  { kind, hours, location, remote }: Pick<Job, 'kind' | 'hours' | 'location' | 'remote'>,
): string {
  const where = [remote !== 'full' && location?.label, remote !== 'none' && i18n._(REMOTE_LABEL[remote])];
  return [i18n._(KIND_LABEL[kind]), hours && i18n._(hoursLabel(hours)), ...where].filter(Boolean).join(' · ');
}

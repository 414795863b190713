import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobKind } from '../../../../contract/job-kinds.ts';

/** What a kind of job means, in one line. */
export const KIND_TEXT: Record<JobKind, MessageDescriptor> = {
  employment: msg`Permanent or for a time, full time or part time.`,
  minijob: msg`Up to the monthly limit for mini jobs, often paid by the hour.`,
  apprenticeship: msg`Training with vocational school and a final exam.`,
  internship: msg`Getting to know the work for a limited time.`,
  holiday: msg`Work during the school holidays.`,
  freelance: msg`A service for a fee, without employment.`,
  campaign: msg`A creator shows your product; agreed here, paid elsewhere.`,
};

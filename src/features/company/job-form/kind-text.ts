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

/** Why the lowest age is what it is (createjob.7). */
export const AGE_TEXT: Record<JobKind, MessageDescriptor> = {
  employment: msg`From 15 the law allows work once full-time school is over. Ask for 18 where the work is dangerous, at night or with alcohol.`,
  minijob: msg`From 15, up to 8 hours a day and not at night. At 13 and 14 only delivering papers and leaflets, with the parents' consent.`,
  apprenticeship: msg`From 15, once full-time school is over.`,
  internship: msg`From 15. School internships may ask for more.`,
  holiday: msg`From 15, at most four weeks a year while still at school, between 6 and 20 o'clock.`,
  freelance: msg`A contract for services needs somebody of full age.`,
  campaign: msg`From 15 with the parents' consent. Many products may be advertised by adults only.`,
};

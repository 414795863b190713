import type { JobDraft, PayUnit } from '../../../../contract/entities/job.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';

export type EmploymentType = JobDraft['employmentType'][number];

/** What a kind of job asks for (createjob.2). What is not asked for is not sent. */
export type KindRules = {
  payUnits: readonly [PayUnit, ...PayUnit[]];
  /** The choices; a single one is not asked but set. */
  employmentTypes: readonly [EmploymentType, ...EmploymentType[]];
  hours: boolean;
  endDate: boolean;
  /** A contract of employment: one with an end needs ink or a qualified signature (§14(4) TzBfG). */
  employed: boolean;
  /** `lowest` is the law's, `usual` what a new ad starts with. */
  age: { lowest: number; usual: number };
};

export const KIND_RULES: Record<JobKind, KindRules> = {
  employment: {
    payUnits: ['MONTH', 'HOUR', 'WEEK', 'YEAR'],
    employmentTypes: ['FULL_TIME', 'PART_TIME', 'TEMPORARY'],
    hours: true,
    endDate: true,
    employed: true,
    age: { lowest: 15, usual: 18 },
  },
  minijob: {
    payUnits: ['HOUR', 'DAY', 'MONTH'],
    employmentTypes: ['PART_TIME'],
    hours: true,
    endDate: true,
    employed: true,
    age: { lowest: 13, usual: 15 },
  },
  apprenticeship: {
    payUnits: ['MONTH'],
    employmentTypes: ['FULL_TIME', 'PART_TIME'],
    hours: true,
    endDate: false,
    employed: true,
    age: { lowest: 15, usual: 15 },
  },
  internship: {
    payUnits: ['MONTH', 'HOUR', 'WEEK'],
    employmentTypes: ['INTERN'],
    hours: true,
    endDate: true,
    employed: true,
    age: { lowest: 15, usual: 15 },
  },
  holiday: {
    payUnits: ['HOUR', 'DAY', 'WEEK', 'MONTH'],
    employmentTypes: ['TEMPORARY'],
    hours: true,
    endDate: true,
    employed: true,
    age: { lowest: 15, usual: 15 },
  },
  freelance: {
    payUnits: ['HOUR', 'DAY', 'PROJECT'],
    employmentTypes: ['CONTRACTOR'],
    hours: false,
    endDate: true,
    employed: false,
    age: { lowest: 18, usual: 18 },
  },
  campaign: {
    payUnits: ['PROJECT', 'DAY'],
    employmentTypes: ['CONTRACTOR'],
    hours: false,
    endDate: true,
    employed: false,
    age: { lowest: 15, usual: 18 },
  },
};

/** Whether what is offered ends by itself; computed, never chosen (createjob.5). */
export function isFixedTerm(kind: JobKind, endDate: string | null): boolean {
  return KIND_RULES[kind].employed && KIND_RULES[kind].endDate && endDate !== null && endDate !== '';
}

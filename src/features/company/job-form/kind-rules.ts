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
  /** The work has a place. Of a campaign it is wherever the creator is. */
  place: boolean;
};

export const KIND_RULES: Record<JobKind, KindRules> = {
  employment: {
    payUnits: ['MONTH', 'HOUR', 'WEEK', 'YEAR'],
    employmentTypes: ['FULL_TIME', 'PART_TIME', 'TEMPORARY'],
    hours: true,
    endDate: true,
    place: true,
  },
  minijob: {
    payUnits: ['HOUR', 'DAY', 'MONTH'],
    employmentTypes: ['PART_TIME'],
    hours: true,
    endDate: true,
    place: true,
  },
  apprenticeship: {
    payUnits: ['MONTH'],
    employmentTypes: ['FULL_TIME', 'PART_TIME'],
    hours: true,
    endDate: false,
    place: true,
  },
  internship: {
    payUnits: ['MONTH', 'HOUR', 'WEEK'],
    employmentTypes: ['INTERN'],
    hours: true,
    endDate: true,
    place: true,
  },
  holiday: {
    payUnits: ['HOUR', 'DAY', 'WEEK', 'MONTH'],
    employmentTypes: ['TEMPORARY'],
    hours: true,
    endDate: true,
    place: true,
  },
  freelance: {
    payUnits: ['HOUR', 'DAY', 'PROJECT'],
    employmentTypes: ['CONTRACTOR'],
    hours: false,
    endDate: true,
    place: true,
  },
  campaign: {
    payUnits: ['PROJECT', 'DAY'],
    employmentTypes: ['CONTRACTOR'],
    hours: false,
    endDate: false,
    place: false,
  },
};

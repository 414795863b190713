import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanyJob, JobPatch } from '../../../../contract/entities/job.ts';
import { FIELD_LABEL } from './field-label.ts';

/** A fact of a job that can be changed. */
export type FactKey = keyof JobPatch;
/** Some facts of a job, as one version has them. */
export type JobFacts = Partial<Pick<CompanyJob, FactKey>>;

/** What a job's facts are called where two versions are compared. */
export const FACT_LABEL: Record<FactKey, MessageDescriptor> = {
  kind: FIELD_LABEL.kind,
  title: FIELD_LABEL.title,
  description: FIELD_LABEL.description,
  tasks: FIELD_LABEL.tasks,
  must: FIELD_LABEL.must,
  nice: FIELD_LABEL.nice,
  benefits: FIELD_LABEL.benefits,
  employmentType: FIELD_LABEL.employmentType,
  remote: FIELD_LABEL.remote,
  startDate: FIELD_LABEL.startDate,
  endDate: FIELD_LABEL.endDate,
  openings: FIELD_LABEL.openings,
  minAge: FIELD_LABEL.minAge,
  minAgeGround: FIELD_LABEL.minAgeGround,
  shifts: FIELD_LABEL.shifts,
  agreedTimes: FIELD_LABEL.agreedTimes,
  schooling: FIELD_LABEL.schooling,
  branches: FIELD_LABEL.branches,
  conditions: FIELD_LABEL.conditions,
  assurances: FIELD_LABEL.assurances,
  internship: FIELD_LABEL.internship,
  questions: FIELD_LABEL.questions,
  pay: msg`Pay`,
  hours: msg`Hours`,
  location: FIELD_LABEL.place,
  skills: msg({ message: 'Skills', context: 'field of a job' }),
  campaign: msg({ message: 'Campaign', context: 'field of a job' }),
  visibleTo: FIELD_LABEL.visibleTo,
  validThrough: FIELD_LABEL.closes,
};

/** A version may name fields that this app does not know yet. */
export function isFact(field: string): field is FactKey {
  return Object.hasOwn(FACT_LABEL, field);
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobFormValues } from './values.ts';

/** What the fields of a job are called: in the form, in the summary of errors, and where two versions are compared. */
export const FIELD_LABEL: Record<keyof JobFormValues, MessageDescriptor> = {
  kind: msg({ message: 'Kind', context: 'field of a job' }),
  title: msg({ message: 'Title', context: 'field of a job' }),
  description: msg({ message: 'Description', context: 'field of a job' }),
  tasks: msg({ message: 'Tasks', context: 'field of a job' }),
  must: msg({ message: 'What is needed', context: 'field of a job' }),
  nice: msg({ message: 'What would be nice', context: 'field of a job' }),
  benefits: msg({ message: 'What you offer', context: 'field of a job' }),
  employmentType: msg({ message: 'Form of work', context: 'field of a job' }),
  payMin: msg({ message: 'Pay from', context: 'field of a job' }),
  payMax: msg({ message: 'Pay up to', context: 'field of a job' }),
  payUnit: msg({ message: 'Paid per', context: 'field of a job' }),
  hoursMin: msg({ message: 'Hours a week from', context: 'field of a job' }),
  hoursMax: msg({ message: 'Hours a week up to', context: 'field of a job' }),
  hoursText: msg({ message: 'When', context: 'field of a job' }),
  place: msg({ message: 'Place', context: 'field of a job' }),
  remote: msg({ message: 'Where the work is done', context: 'field of a job' }),
  startDate: msg({ message: 'Start', context: 'field of a job' }),
  endDate: msg({ message: 'End', context: 'field of a job' }),
  openings: msg({ message: 'Openings', context: 'field of a job' }),
  minAge: msg({ message: 'Minimum age', context: 'field of a job' }),
  minAgeGround: msg({ message: 'Why it is above 18', context: 'field of a job' }),
  shifts: msg({ message: 'The usual week', context: 'field of a job' }),
  agreedTimes: msg({ message: 'When there is no usual week', context: 'field of a job' }),
  schooling: msg({ message: 'School time or holidays', context: 'field of a job' }),
  branches: msg({ message: 'Branch', context: 'field of a job' }),
  conditions: msg({ message: 'Does one of these belong to it?', context: 'field of a job' }),
  conditionsSaid: msg({ message: 'Does one of these belong to it?', context: 'field of a job' }),
  assurances: msg({ message: 'What else is true', context: 'field of a job' }),
  internship: msg({ message: 'Kind of internship', context: 'field of a job' }),
  questions: msg({ message: 'Questions', context: 'field of a job' }),
  closes: msg({ message: 'Last day online', context: 'field of a job' }),
};

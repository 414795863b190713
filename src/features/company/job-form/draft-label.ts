import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import { FIELD_LABEL } from './field-label.ts';

/** What a job's facts are called where two versions are compared. */
export const DRAFT_LABEL: Record<keyof JobDraft, MessageDescriptor> = {
  ...FIELD_LABEL,
  pay: msg`Pay`,
  hours: msg`Hours`,
  location: FIELD_LABEL.place,
  skills: msg({ message: 'Skills', context: 'field of a job' }),
  shifts: msg({ message: 'Shifts', context: 'field of a job' }),
  schooling: msg({ message: 'School time or holidays', context: 'field of a job' }),
  workplace: msg({ message: 'Where and how it is worked', context: 'field of a job' }),
  questions: msg({ message: 'Questions', context: 'field of a job' }),
  campaign: msg({ message: 'Campaign', context: 'field of a job' }),
};

import { useLingui } from '@lingui/react/macro';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import { EMPLOYMENT_TYPE_LABEL, hoursLabel, KIND_LABEL, REMOTE_LABEL } from '../../../i18n/job-labels.ts';
import {
  AGE_GROUND_LABEL,
  AGREED_LABEL,
  ASSURANCE_LABEL,
  BRANCH_LABEL,
  CONDITION_LABEL,
  INTERNSHIP_LABEL,
  WEEKDAY_SHORT,
} from '../../../i18n/law-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';

/** One fact of a job as a text, to be read beside the same fact of another version. */
export function useFactText(): (job: Partial<JobDraft>, key: keyof JobDraft) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nothing = t`nothing`;
  const texts: { [Key in keyof JobDraft]: (value: JobDraft[Key]) => string } = {
    kind: (kind) => i18n._(KIND_LABEL[kind]),
    title: (title) => title,
    description: (description) => description,
    tasks: (items) => items.join('\n'),
    must: (items) => items.join('\n'),
    nice: (items) => items.join('\n'),
    skills: (items) => items.join('\n'),
    benefits: (items) => items.join('\n'),
    employmentType: (types) => types.map((type) => i18n._(EMPLOYMENT_TYPE_LABEL[type])).join(', '),
    pay: (pay) => (pay ? format.pay(pay) : ''),
    hours: (hours) => (hours ? [i18n._(hoursLabel(hours)), hours.text].filter(Boolean).join(', ') : ''),
    location: (location) => location?.label ?? '',
    remote: (remote) => i18n._(REMOTE_LABEL[remote]),
    startDate: (day) => (day ? format.day(day) : ''),
    endDate: (day) => (day ? format.day(day) : ''),
    openings: String,
    minAge: String,
    shifts: (shifts) =>
      shifts.map(({ day, start, end }) => `${i18n._(WEEKDAY_SHORT[day])} ${start}–${end}`).join('\n'),
    agreedTimes: (agreed) => (agreed ? i18n._(AGREED_LABEL[agreed]) : ''),
    schooling: (schooling) =>
      schooling === null ? '' : schooling === 'holiday' ? t`holidays` : t`school time`,
    branches: (branches) => branches.map((one) => i18n._(BRANCH_LABEL[one])).join(', '),
    conditions: (conditions) =>
      conditions === null
        ? ''
        : conditions.map((one) => i18n._(CONDITION_LABEL[one])).join(', ') || t`none of them`,
    assurances: (assurances) => assurances.map((one) => i18n._(ASSURANCE_LABEL[one])).join('\n'),
    internship: (type) => (type ? i18n._(INTERNSHIP_LABEL[type]) : ''),
    minAgeGround: (ground) => (ground ? i18n._(AGE_GROUND_LABEL[ground]) : ''),
    questions: (questions) =>
      questions.map(({ text, required }) => (required ? t`${text} (needed)` : text)).join('\n'),
    campaign: (campaign) => campaign?.deliverables.join('\n') ?? '',
  };
  const textOf = <Key extends keyof JobDraft>(value: JobDraft[Key] | undefined, key: Key) =>
    value === undefined ? '' : texts[key](value);
  return (job, key) => textOf(job[key], key) || nothing;
}

import { useLingui } from '@lingui/react/macro';
import type { Member } from '../../../../contract/entities/company.ts';
import { closingDayOf } from '../../../../contract/policy/closing-day.ts';
import { campaignPoints } from '../../../i18n/campaign-text.ts';
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
import type { FactKey, JobFacts } from './fact-label.ts';

/**
 * One fact of a job as a text, to be read beside the same fact of another version; points are lines. @param members of
 * the company, by whose names readers are told
 */
export function useFactText(members: readonly Member[]): (job: JobFacts, key: FactKey) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nothing = t`nothing`;
  const texts: { [Key in FactKey]-?: (value: Exclude<JobFacts[Key], undefined>) => string } = {
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
    campaign: (campaign) =>
      campaign
        ? campaignPoints(i18n, campaign)
            .map(({ label, text }) => `${label}: ${text}`)
            .join('\n')
        : '',
    visibleTo: (uids) =>
      uids
        ? members
            .filter(({ _userId }) => uids.includes(_userId))
            .map(({ name }) => name)
            .join(', ') || t`owners only`
        : t`everybody in the company`,
    validThrough: (instant) => (instant ? format.day(closingDayOf(instant)) : ''),
  };
  const textOf = (value: unknown, key: FactKey) =>
    // The table has each key with the type of its own fact, which the compiler does not follow from key to value.
    value === undefined || (value === null && key !== 'visibleTo')
      ? ''
      : (texts[key] as (value: unknown) => string)(value);
  return (job, key) => textOf(job[key], key) || nothing;
}

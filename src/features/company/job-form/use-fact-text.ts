import { useLingui } from '@lingui/react/macro';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import { EMPLOYMENT_TYPE_LABEL, hoursLabel, KIND_LABEL, REMOTE_LABEL } from '../../../i18n/job-labels.ts';
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
    shifts: (shifts) => shifts.map(({ day, start, end }) => `${day} ${start}–${end}`).join('\n'),
    schooling: (schooling) => schooling ?? '',
    workplace: (places) => places.join(', '),
    questions: (questions) => questions.map((question) => question.text).join('\n'),
    campaign: (campaign) => campaign?.deliverables.join('\n') ?? '',
  };
  const textOf = <Key extends keyof JobDraft>(value: JobDraft[Key] | undefined, key: Key) =>
    value === undefined ? '' : texts[key](value);
  return (job, key) => textOf(job[key], key) || nothing;
}

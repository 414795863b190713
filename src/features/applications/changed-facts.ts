import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { JobDraft } from '../../../contract/entities/job.ts';
import { formatDay } from '../../i18n/dates.ts';
import { EMPLOYMENT_TYPE_LABEL, hoursLabel, KIND_LABEL, REMOTE_LABEL } from '../../i18n/job-labels.ts';
import { formatPay } from '../../i18n/pay.ts';

/** A fact of an ad as it was and as it is, in words; `before` is empty where nothing was said. */
export type ChangedFact = { field: string; label: string; before: string; after: string };

type Facts = Partial<JobDraft>;
type Told = { field: keyof JobDraft; label: MessageDescriptor; text: (i18n: I18n, facts: Facts) => string };

/** Facts whose words say what has become of them. */
const TOLD: readonly Told[] = [
  { field: 'pay', label: msg`Pay`, text: (i18n, { pay }) => (pay ? formatPay(i18n, pay) : '') },
  {
    field: 'hours',
    label: msg`Hours`,
    text: (i18n, { hours }) =>
      hours ? [i18n._(hoursLabel(hours)), hours.text].filter((part) => part.trim() !== '').join(', ') : '',
  },
  { field: 'location', label: msg`Place`, text: (_, { location }) => location?.label ?? '' },
  {
    field: 'remote',
    label: msg`Where you work`,
    text: (i18n, { remote }) => (remote ? i18n._(REMOTE_LABEL[remote]) : ''),
  },
  { field: 'startDate', label: msg`Start`, text: (i18n, { startDate }) => dayText(i18n, startDate) },
  { field: 'endDate', label: msg`End`, text: (i18n, { endDate }) => dayText(i18n, endDate) },
  {
    field: 'kind',
    label: msg`Kind of job`,
    text: (i18n, { kind }) => (kind ? i18n._(KIND_LABEL[kind]) : ''),
  },
  {
    field: 'employmentType',
    label: msg`Kind of employment`,
    text: (i18n, { employmentType = [] }) =>
      employmentType.map((type) => i18n._(EMPLOYMENT_TYPE_LABEL[type])).join(', '),
  },
  {
    field: 'minAge',
    label: msg`Minimum age`,
    text: (_, { minAge }) => (minAge === undefined ? '' : String(minAge)),
  },
];

const dayText = (i18n: I18n, day: string | null | undefined) => (day ? formatDay(i18n.locale, day) : '');

/** What has changed, fact by fact; what words cannot set side by side is one line that says so. */
export function changedFacts(
  i18n: I18n,
  { before, after }: Pick<AnswerOf<'application.job-changes'>, 'before' | 'after'>,
): ChangedFact[] {
  const told = TOLD.filter(({ field }) => field in after).map(({ field, label, text }) => ({
    field,
    label: i18n._(label),
    before: text(i18n, before as Facts),
    after: text(i18n, after as Facts) || i18n._(msg`no longer said`),
  }));
  const isTold = (field: string) => TOLD.some((one) => one.field === field);
  const others = Object.keys(after).filter((field) => !isTold(field));
  return others.length === 0
    ? told
    : [
        ...told,
        {
          field: 'others',
          label: i18n._(msg`Working conditions`),
          before: '',
          after: i18n._(msg`Times, tasks or conditions are described otherwise.`),
        },
      ];
}

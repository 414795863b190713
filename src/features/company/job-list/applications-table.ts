import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { STEP_TEXT } from '../applicant/applicant-history.tsx';

type Cell = (one: Applicant, i18n: I18n) => string;

const dateOf = (i18n: I18n, instant: string | null | undefined) =>
  instant ? formatDate(i18n.locale, new Date(instant)) : '';

const COLUMNS: readonly [MessageDescriptor, Cell][] = [
  [msg`Name`, ({ name }) => name],
  [msg`State`, ({ status }, i18n) => i18n._(STEP_TEXT[status])],
  [msg`Applied on`, ({ receipt }, i18n) => dateOf(i18n, receipt?.receivedAt)],
  [msg`Number`, ({ receipt }) => receipt?.no ?? ''],
  [msg`Email`, ({ contacts }) => contacts?.email ?? ''],
  [msg`Phone`, ({ contacts }) => contacts?.phone ?? ''],
  [msg`Letter`, ({ note }) => note],
  [msg`Files`, ({ files }) => files.map((file) => file.name).join('\n')],
  [msg`Answer promised by`, ({ dueAt }, i18n) => dateOf(i18n, dueAt)],
  [msg`Letter of rejection`, ({ rejection }) => rejection?.text ?? ''],
  [msg`Tags`, (one) => one.private.tags.join(', ')],
  [msg`Team notes`, (one) => one.private.notes],
  [msg`To be erased on`, ({ eraseAt }, i18n) => dateOf(i18n, eraseAt)],
];

/** Applications of a job as lines of a table, the first one with the names of the columns; a question is a column. */
export function applicationsTable(
  applicants: readonly Applicant[],
  { questions }: Pick<CompanyJob, 'questions'>,
  i18n: I18n,
): string[][] {
  const head = [...COLUMNS.map(([name]) => i18n._(name)), ...questions.map(({ text }) => text)];
  const lines = applicants.map((one) => [
    ...COLUMNS.map(([, cell]) => cell(one, i18n)),
    ...questions.map(({ id }) => answerOf(one, id, i18n)),
  ]);
  return [head, ...lines];
}

function answerOf({ answers }: Applicant, question: string, i18n: I18n): string {
  const value = answers.find(({ id }) => id === question)?.value ?? '';
  if (typeof value === 'boolean') return i18n._(value ? msg`yes` : msg`no`);
  return typeof value === 'number' ? value.toLocaleString(i18n.locale) : value;
}

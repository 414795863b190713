import { stringify } from 'csv-stringify/sync';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Applicant, Proposal } from '../../../contract/entities/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { plainSum } from '../../base/money-text.ts';
import { decidersOf, presentApplicant } from '../../domain/application/presenter.ts';
import { attachmentsOf } from '../../domain/file/presenter.ts';
import type { JobRow } from '../../domain/job/row.ts';

const COLUMNS = [
  'receipt',
  'receivedAt',
  'status',
  'name',
  'email',
  'phone',
  'ageBand',
  'seenAt',
  'dueAt',
  'note',
  'answers',
  'files',
  'heldFiles',
  'proposal',
  'rejection',
  'label',
  'tags',
  'notes',
  'hiredOutsideAt',
  'eraseAt',
] as const;

/** All applicants of a job that the company may see, in the order they arrived, with what is released of each. */
export async function exportApplicants(
  { tx }: CallContext,
  { format = 'json' }: ArgsOf<'application.export'>,
  job: JobRow,
): Promise<AnswerOf<'application.export'>> {
  const rows = await tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('visible_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const files = await attachmentsOf(
    tx,
    'application',
    rows.map(({ id }) => id),
  );
  const names = await decidersOf(tx, rows);
  const applicants = rows.map((row) => presentApplicant(row, files.get(row.id), names));
  const name = `applicants-${job.id}.${format}`;
  if (format === 'json')
    return {
      name,
      mime: 'application/json',
      content: JSON.stringify({ _jobId: job.id, title: job.title, applicants }, null, 2),
    };
  const questions = new Map(job.questions.map(({ id, text }) => [id, text]));
  const lines = applicants.map((one) => cells(one, questions));
  // RFC 4180. A cell that a spreadsheet would run as a formula begins with an apostrophe.
  const content = stringify([[...COLUMNS], ...lines], { escape_formulas: true, record_delimiter: 'windows' });
  return { name, mime: 'text/csv', content };
}

function proposalText({ amount, currency, includes }: Proposal): string {
  return `${plainSum(amount, currency)} ${currency}: ${includes}`;
}

function cells(one: Applicant, questions: Map<string, string>): string[] {
  const values: Record<(typeof COLUMNS)[number], string> = {
    receipt: one.receipt?.no ?? '',
    receivedAt: one.receipt?.receivedAt ?? '',
    status: one.status,
    name: one.name,
    email: one.contacts?.email ?? '',
    phone: one.contacts?.phone ?? '',
    ageBand: one.ageBand,
    seenAt: one.seenAt ?? '',
    dueAt: one.dueAt ?? '',
    note: one.note,
    answers: one.answers.map(({ id, value }) => `${questions.get(id) ?? id}: ${value}`).join('\n'),
    files: one.files.map((file) => file.name).join('\n'),
    heldFiles: String(one.heldFiles ?? 0),
    proposal: one.proposal ? proposalText(one.proposal) : '',
    rejection: one.rejection?.text ?? '',
    label: one.private.label ?? '',
    tags: one.private.tags.join(', '),
    notes: one.private.notes,
    hiredOutsideAt: one.private.hiredOutsideAt ?? '',
    eraseAt: one.eraseAt ?? '',
  };
  return COLUMNS.map((column) => values[column]);
}

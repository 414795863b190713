import type { Attachment } from '../../../contract/entities/file.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { reportNo } from '../../../contract/report-no.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Db } from '../../database/database.ts';
import { attachmentsOf } from '../../domain/file/presenter.ts';
import type { ReportRow } from '../../domain/report/presenter.ts';
import { type StaffCommand, say } from './command.ts';
import { guestLine } from './guest-line.ts';
import { writeAttachments } from './write-attachments.ts';

export const showReport: StaffCommand = {
  name: 'reports show',
  words: ['REPORT'],
  options: {
    to: {
      value: 'PATH',
      required: true,
      what: 'where it goes: PATH.txt, and its files with a number behind',
    },
  },
  summary: 'Writes into files what was reported, said and decided, to be looked at and then deleted.',
  more: 'Also of a report that is decided: who answers an objection reads here what it is about.',
  act: async ({ tx, ports }, { words: [id = ''], options: { to = '' }, files }) => {
    const report = uuid.safeParse(id).success
      ? await tx
          .selectFrom('report')
          .leftJoin('guest_reporter', 'guest_reporter.report_id', 'report.id')
          .leftJoin('user', 'user.id', 'report.reporter_id')
          .where('report.id', '=', id)
          .selectAll('report')
          .select(['guest_reporter.name', 'guest_reporter.mail', 'user.email'])
          .executeTakeFirst()
      : undefined;
    if (report === undefined) throw new StartFailure(`There is no report with the id ${id}.`);
    if (report.erased_at !== null) throw new StartFailure(`Nothing of report ${id} is kept any more.`);
    files.write(`${to}.txt`, await textOf(tx, report, report.email ?? guestLine(report)));
    const attached = await filesOf(tx, report);
    const lines = await writeAttachments(attached, { to, store: ports.files, files });
    return say(`${to}.txt: ${reportNo(id)}`, ...lines, `${attached.length} files of report ${id}.`);
  },
};

async function textOf(tx: Db, report: ReportRow, by: string): Promise<string> {
  const appeals = await tx
    .selectFrom('appeal')
    .leftJoin('restriction', 'restriction.id', 'appeal.restriction_id')
    .where((eb) =>
      eb.or([eb('appeal.report_id', '=', report.id), eb('restriction.report_id', '=', report.id)]),
    )
    .select(['appeal.text', 'appeal.status', 'appeal.statement', 'appeal.decided_by'])
    .orderBy('appeal.id')
    .execute();
  const { outcome, measure, decided_by: decidedBy, statement } = report;
  return [
    `${reportNo(report.id)}: ${report.reason}, ${report.target_type} ${report.target_id}, ${report.created_at.toISOString()}`,
    `By ${by}:\n${report.text}`,
    `As it was then:\n${JSON.stringify(report.evidence, null, 2)}`,
    ...(outcome === null ? [] : [`Decided by ${decidedBy}: ${outcome}, ${measure}\n${statement}`]),
    ...appeals.map((appeal) =>
      [`Objection, ${appeal.status}:`, appeal.text, appeal.decided_by, appeal.statement]
        .filter((line) => line !== null)
        .join('\n'),
    ),
    '',
  ].join('\n\n');
}

/** What the reporter has sent along, then what is reported: files of messages, or the pictures that are there now. */
async function filesOf(tx: Db, { id, target_type: type, target_id: target, evidence }: ReportRow) {
  const { messages } = evidence as { messages?: { id: string }[] };
  const found: Map<string, Attachment[]>[] = [await attachmentsOf(tx, 'report', [id])];
  if (type === 'conversation')
    found.push(await attachmentsOf(tx, 'message', messages?.map((message) => message.id) ?? []));
  else if (type !== 'job') found.push(await attachmentsOf(tx, type, [target]));
  return found.flatMap((map) => [...map.values()].flat());
}

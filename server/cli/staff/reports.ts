import { reportMeasure } from '../../../contract/entities/report.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { reportNo } from '../../../contract/report-no.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { attachmentsOf } from '../../domain/file/presenter.ts';
import { appendLog } from '../../domain/log/append.ts';
import { awaitsDecision } from '../../domain/report/awaits-decision.ts';
import { decideReport } from '../../domain/report/decide.ts';
import { type StaffCommand, say } from './command.ts';
import { untilOf } from './day-option.ts';
import { guestLine, oneLine } from './guest-line.ts';
import { groundOf, RULE } from './reasons-option.ts';

const { required: _, ...RULE_OPTION } = RULE;

export const listReports: StaffCommand = {
  name: 'reports',
  words: [],
  summary: 'Lists the reports that are not decided yet, or have to be decided again, oldest first.',
  more: '"reports show" writes all of one, with its files.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('report')
      .leftJoin('guest_reporter', 'guest_reporter.report_id', 'report.id')
      .where(awaitsDecision)
      .selectAll('report')
      .select(['guest_reporter.name', 'guest_reporter.mail'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const files = await attachmentsOf(
      tx,
      'report',
      rows.map(({ id }) => id),
    );
    const lines = rows.flatMap((row) => [
      `${row.id}  ${reportNo(row.id)}  ${row.created_at.toISOString()}  ${row.reason}: ${row.target_type} ${row.target_id}`,
      ...(row.reporter_id === null ? [`  by: ${guestLine(row)}`] : []),
      `  said: ${oneLine(row.text)}`,
      ...(row.decided_by === null
        ? []
        : [`  ${row.outcome} by ${row.decided_by}, and an objection to that was granted: decide again`]),
      `  shown then: ${shortened(oneLine(JSON.stringify(row.evidence)))}`,
      ...(files.has(row.id) ? [`  files: ${files.get(row.id)?.length}`] : []),
    ]);
    return say(...lines, `${rows.length} open reports.`);
  },
};

const SHOWN = 300;
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

export const decideReports: StaffCommand = {
  name: 'reports decide',
  words: ['REPORT'],
  decides: true,
  options: {
    outcome: { value: 'upheld|dismissed', required: true, what: 'whether the report was right' },
    measure: { value: reportMeasure.options.join('|'), what: 'left out: none' },
    rule: { ...RULE_OPTION, what: `of a measure, ${RULE_OPTION.what}` },
    text: { value: 'SENTENCES', required: true, what: 'the reasons; both sides read them' },
    until: { value: 'DATE', what: 'end of a lock; without it, until somebody decides' },
  },
  summary: 'Decides a report and tells both sides why.',
  more: 'account_locked locks, content_removed takes away the ad or the message, or the words and pictures of a page or profile, company_blocked takes all ads of the company away and lets it publish nothing more; the statement of reasons goes out with it.',
  act: async (context, { words: [id = ''], options, by }) => {
    const { outcome } = options;
    if (outcome !== 'upheld' && outcome !== 'dismissed')
      throw new StartFailure('--outcome must be upheld or dismissed.', 2);
    const measure = reportMeasure.safeParse(options.measure ?? 'none');
    if (!measure.success)
      throw new StartFailure(`--measure must be one of ${reportMeasure.options.join(', ')}.`, 2);
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no report with the id ${id}.`);
    const until = untilOf(options.until, context.now) ?? null;
    const statement = options.text ?? '';
    const ground = options.rule === undefined ? {} : { ground: groundOf(options.rule) };
    await decideReport(context, {
      reportId: id,
      outcome,
      measure: measure.data,
      statement,
      ...ground,
      by,
      until,
    });
    const { affected_company_id } = await context.tx
      .selectFrom('report')
      .where('id', '=', id)
      .select('affected_company_id')
      .executeTakeFirstOrThrow();
    if (affected_company_id !== null && outcome === 'upheld')
      await appendLog(context, {
        companyId: affected_company_id,
        actor: 'staff',
        action: 'report.decided',
        ref: { type: 'report', id },
        after: { measure: measure.data, statement },
      });
    return say(`Report ${id} is ${outcome}${measure.data === 'none' ? '' : `, ${measure.data}`}.`);
  },
};

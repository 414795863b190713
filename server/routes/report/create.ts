import type { ArgsOf } from '../../../contract/calls.ts';
import type { Report } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { attachFiles } from '../../domain/file/attach.ts';
import { presentReports, type ReportRow } from '../../domain/report/presenter.ts';
import { tellReportReceived } from '../../domain/report/tell-received.ts';
import type { Found } from './target.ts';

/** Takes a report in. As long as one of the same thing is open, another is answered with that one. */
export async function createReport(
  context: CallContext,
  args: ArgsOf<'report.create'>,
  found: Found,
): Promise<Report> {
  const { tx, now } = context;
  const user = userOf(context);
  const row = (await known(context, args)) ?? (await insert());
  const [report] = await presentReports(tx, [row], user.id);
  return report as Report;

  async function insert(): Promise<ReportRow> {
    await spend(context, 'reports', user.id);
    const made = await tx
      .insertInto('report')
      .values({
        id: args._id,
        reporter_id: user.id,
        target_type: args.target.type,
        target_id: args.target.id,
        affected_user_id: found.affectedUserId,
        affected_company_id: found.affectedCompanyId,
        reason: args.reason,
        text: args.text,
        evidence: JSON.stringify(found.evidence),
        status: 'open',
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await attachFiles(context, args.files ?? [], { type: 'report', id: made.id });
    await tellReportReceived(context, made, user);
    return made;
  }
}

/** What a report that was taken in is answered with. */
export async function readReport(context: CallContext, args: ArgsOf<'report.create'>): Promise<Report> {
  const row = await known(context, args);
  if (row === undefined) throw new ApiError('not_found', 'no such report');
  const [report] = await presentReports(context.tx, [row], userOf(context).id);
  return report as Report;
}

async function known(
  context: CallContext,
  { _id, target }: ArgsOf<'report.create'>,
): Promise<ReportRow | undefined> {
  const { id: uid } = userOf(context);
  const rows = await context.tx
    .selectFrom('report')
    .where((eb) =>
      eb.or([
        eb('id', '=', _id),
        eb.and([
          eb('reporter_id', '=', uid),
          eb('target_type', '=', target.type),
          eb('target_id', '=', target.id),
          eb('status', '=', 'open'),
        ]),
      ]),
    )
    .selectAll()
    .execute();
  const same = rows.find((row) => row.id === _id);
  if (same !== undefined && (same.reporter_id !== uid || same.target_id !== target.id))
    throw new ApiError('state_conflict', 'this id is taken; make a new one');
  return same ?? rows[0];
}

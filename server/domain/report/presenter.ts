import type { Selectable } from 'kysely';
import type { Appeal, Report } from '../../../contract/entities/report.ts';
import type { Db } from '../../database/database.ts';
import type { AppealTable, ReportTable } from '../../database/schema/rights.ts';
import { attachmentsOf } from '../file/presenter.ts';

export type ReportRow = Selectable<ReportTable>;
export type AppealRow = Selectable<AppealTable>;

export function presentAppeal(row: AppealRow): Appeal {
  return {
    _id: row.id,
    _reportId: row.report_id,
    _restrictionId: row.restriction_id,
    text: row.text,
    status: row.status,
    statement: row.statement,
    createdAt: row.created_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Reports as the reader may read them, in the given order. */
export async function presentReports(db: Db, rows: readonly ReportRow[], uid: string): Promise<Report[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const files = await attachmentsOf(db, 'report', ids);
  const appeals = await db
    .selectFrom('appeal')
    .where('user_id', '=', uid)
    .where('report_id', 'in', ids)
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
  const byReport = Map.groupBy(appeals, (row) => row.report_id);
  return rows.map((row) => {
    const own = row.reporter_id === uid;
    return {
      _id: row.id,
      as: own ? 'reporter' : 'affected',
      target: { type: row.target_type, id: row.target_id },
      reason: row.reason,
      text: own ? row.text : null,
      files: own ? (files.get(row.id) ?? []) : [],
      status: row.status,
      decision: presentDecision(row),
      appeals: (byReport.get(row.id) ?? []).map(presentAppeal),
      createdAt: row.created_at.toISOString(),
    };
  });
}

function presentDecision(row: ReportRow): Report['decision'] {
  const { outcome, measure, statement, decided_at: decidedAt } = row;
  if (outcome === null || measure === null || statement === null || decidedAt === null) return null;
  return { outcome, measure, statement, decidedAt: decidedAt.toISOString() };
}

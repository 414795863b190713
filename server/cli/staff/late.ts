import { dayOf } from '../../../contract/calendar-day.ts';
import { STAFF_DAYS } from '../../../contract/limits.ts';
import { appealNo, reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { awaitsDecision } from '../../domain/report/awaits-decision.ts';
import type { StaffCommand } from './command.ts';

/** Ends with 1 while something is late, so that a timer can call it and raise an alarm. */
export const listLate: StaffCommand = {
  name: 'late',
  words: [],
  summary:
    'Lists what waits for staff for too long: reports, objections, reviews, verifications. Exit code 1 if there is any.',
  more: `Reports are late after ${STAFF_DAYS.report} days, reviews and verifications after ${STAFF_DAYS.review}, objections once the day that was promised is over.`,
  act: async (context) => {
    const lines = [
      ...(await reports(context)),
      ...(await appeals(context)),
      ...(await reviews(context)),
      ...(await verifications(context)),
    ];
    return { lines: [...lines, `${lines.length} late.`], failed: lines.length > 0 };
  },
};

async function reports({ tx, now }: ChangeContext): Promise<string[]> {
  const rows = await tx
    .selectFrom('report')
    .where(awaitsDecision)
    .where('created_at', '<=', daysAfter(now, -STAFF_DAYS.report))
    .select(['id', 'created_at', 'reason'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(
    (row) => `report ${row.id}  ${reportNo(row.id)}  since ${dayOf(row.created_at)}  ${row.reason}`,
  );
}

async function appeals({ tx, now }: ChangeContext): Promise<string[]> {
  const rows = await tx
    .selectFrom('appeal')
    .where('status', '=', 'open')
    .where('answer_by', '<=', now)
    .select(['id', 'answer_by'])
    .orderBy('answer_by')
    .orderBy('id')
    .execute();
  return rows.map((row) => `appeal ${row.id}  ${appealNo(row.id)}  promised by ${dayOf(row.answer_by)}`);
}

async function reviews({ tx, now }: ChangeContext): Promise<string[]> {
  const rows = await tx
    .selectFrom('job')
    .where('status', '=', 'in_review')
    .where('deleted_at', 'is', null)
    .where('updated_at', '<=', daysAfter(now, -STAFF_DAYS.review))
    .select(['id', 'title', 'updated_at'])
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => `review ${row.id}  since ${dayOf(row.updated_at)}  ${row.title}`);
}

async function verifications({ tx, now }: ChangeContext): Promise<string[]> {
  const rows = await tx
    .selectFrom('company_registration')
    .where('handed_in_at', '<=', daysAfter(now, -STAFF_DAYS.review))
    .select(['company_id', 'handed_in_at', 'legal_name'])
    .orderBy('handed_in_at')
    .orderBy('company_id')
    .execute();
  return rows.map(
    (row) => `verification ${row.company_id}  since ${dayOf(row.handed_in_at ?? now)}  ${row.legal_name}`,
  );
}

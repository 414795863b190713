import type { ReportMeasure } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { affectedBy } from '../restriction/affected.ts';
import type { Reasons } from '../restriction/restrict.ts';
import { addresseeOf } from '../user/addressee.ts';
import { awaitsDecision } from './awaits-decision.ts';
import { type Act, carryOut } from './carry-out.ts';
import type { ReportRow } from './presenter.ts';
import { tellGuestDecided } from './tell-guest.ts';
import { aboutReport, decisionText, reportsUrl } from './words.ts';

export type NewDecision = {
  readonly reportId: string;
  readonly outcome: 'upheld' | 'dismissed';
  /** What it says is done by the decision itself. */
  readonly measure: ReportMeasure;
  /** The reasons, in words that both sides read: nothing in them says who reported. */
  readonly statement: string;
  /** Of a measure: the law or the clause it rests on. */
  readonly ground?: Pick<Reasons, 'ground' | 'rule'>;
  /** The member of staff. */
  readonly by: string;
  /** End of a lock; left out: it has none. */
  readonly until?: Date | null;
};

/**
 * Decides a report, does what was decided, and notifies both sides of the reasons; once more where its reporter has
 * objected and was right. Throws `not_found`, `state_conflict` for one that is decided, and `fields_invalid` for a measure that does not fit.
 */
export async function decideReport(context: ChangeContext, decision: NewDecision): Promise<void> {
  const { tx, now } = context;
  const seen = await tx
    .selectFrom('report')
    .where('id', '=', decision.reportId)
    .selectAll()
    .select(awaitsDecision.as('awaits'))
    .executeTakeFirst();
  if (seen === undefined) throw new ApiError('not_found', 'no such report');
  assertFits(seen, decision);
  // The person's row before the report, as their erasure locks them.
  if (decision.measure === 'account_locked' && seen.affected_user_id !== null)
    await lockUsers(tx, { changed: [seen.affected_user_id] });
  if (!seen.awaits) throw new ApiError('state_conflict', 'this report is decided already');
  // Before the report is locked: changes of the reported content lock in their own order.
  const act = actOf(decision);
  if (act !== undefined) await carryOut(context, seen, act);
  const report = await tx
    .selectFrom('report')
    .where('id', '=', decision.reportId)
    .selectAll()
    .select(awaitsDecision.as('awaits'))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!report.awaits) throw new ApiError('state_conflict', 'this report is decided already');
  const { outcome, measure, statement, by } = decision;
  const decided = await tx
    .updateTable('report')
    .set({ status: 'decided', outcome, measure, statement, decided_at: now, decided_by: by })
    .where('id', '=', report.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (report.reporter_id === null) await tellGuestDecided(context, decided);
  else await tell(context, report.reporter_id, decided);
  // A person against whom nothing was found is not told of the report; a measure has told them itself.
  if (outcome === 'upheld' && act === undefined)
    for (const uid of await affectedBy(tx, affectedOf(report))) await tell(context, uid, decided);
}

const affectedOf = ({ affected_user_id, affected_company_id }: ReportRow) => ({
  user_id: affected_user_id,
  company_id: affected_company_id,
});

function actOf({ measure, ground, statement, by, until }: NewDecision): Act | undefined {
  if (measure === 'none' || ground === undefined) return undefined;
  return { measure, reasons: { ...ground, facts: statement, by }, until: until ?? null };
}

function assertFits(report: ReportRow, { outcome, measure, statement, ground }: NewDecision): void {
  const refuse = (path: string, message: string) =>
    new ApiError('fields_invalid', message, { fields: [{ path, code: 'custom' }] });
  if (statement.trim() === '') throw refuse('statement', 'a decision needs its reasons');
  if (outcome === 'dismissed' && measure !== 'none') throw refuse('measure', 'a dismissed report has none');
  if (measure !== 'none' && ground === undefined)
    throw refuse('rule', 'a measure needs the law or the clause it rests on');
  if (measure === 'account_locked' && report.affected_user_id === null)
    throw refuse('measure', 'this report is about a company; lock its people by name');
  if (measure === 'company_blocked' && report.affected_company_id === null)
    throw refuse('measure', 'this report is about a person, not about a company');
}

async function tell(context: ChangeContext, uid: string, report: ReportRow): Promise<void> {
  const { tx, settings } = context;
  const user = await addresseeOf(tx, uid);
  if (user === undefined) return;
  await notify(context, {
    to: uid,
    type: 'system',
    ref: { type: 'report', id: report.id },
    params: [],
    version: `decided ${report.decided_at?.toISOString()}`,
  });
  const { lang } = user;
  await postMail(context, {
    to: user.email,
    lang,
    template: 'report-decision',
    params: {
      firstname: user.firstname,
      about: aboutReport(lang, report),
      decision: decisionText(lang, report.outcome ?? 'dismissed', report.measure ?? 'none'),
      reason: report.statement ?? '',
      url: reportsUrl(settings),
    },
  });
}

import type { ReportMeasure } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { addresseeOf } from '../user/addressee.ts';
import { lockUser } from './lock-account.ts';
import type { ReportRow } from './presenter.ts';
import { removeContent } from './remove-content.ts';
import { tellGuestDecided } from './tell-guest.ts';
import { decisionText, reportsUrl, targetText } from './words.ts';

export type NewDecision = {
  readonly reportId: string;
  readonly outcome: 'upheld' | 'dismissed';
  /**
   * `account_locked` locks the affected person's account, `content_removed` takes down the ad or empties the message;
   * that a company may publish nothing more is an act of its own.
   */
  readonly measure: ReportMeasure;
  /** The reasons, in words that both sides read: nothing in them says who reported. */
  readonly statement: string;
  /** End of a lock; left out: it has none. */
  readonly until?: Date | null;
};

/**
 * Decides a report and notifies both sides of the reasons. Throws `not_found`, `state_conflict` for one that is
 * decided, and `fields_invalid` for a measure that does not fit.
 */
export async function decideReport(context: ChangeContext, decision: NewDecision): Promise<void> {
  const { tx, now } = context;
  if (decision.measure === 'account_locked') await lockAffected(context, decision.reportId);
  if (decision.measure === 'content_removed') await removeReported(context, decision);
  const report = await tx
    .selectFrom('report')
    .where('id', '=', decision.reportId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (report === undefined) throw new ApiError('not_found', 'no such report');
  if (report.status === 'decided') throw new ApiError('state_conflict', 'this report is decided already');
  assertFits(report, decision);
  const { outcome, measure, statement } = decision;
  const decided = await tx
    .updateTable('report')
    .set({ status: 'decided', outcome, measure, statement, decided_at: now })
    .where('id', '=', report.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (measure === 'account_locked')
    await lockUser(context, {
      uid: report.affected_user_id as string,
      reasonCode: report.reason,
      statement,
      until: decision.until ?? null,
    });
  if (report.reporter_id === null) await tellGuestDecided(context, decided);
  else await tell(context, report.reporter_id, decided);
  // A person against whom nothing was found is not told of the report.
  if (outcome === 'upheld')
    for (const uid of await affectedBy(context, report)) await tell(context, uid, decided);
}

/** The person's row before the report, as their erasure locks them. */
async function lockAffected({ tx }: ChangeContext, reportId: string): Promise<void> {
  const seen = await tx
    .selectFrom('report')
    .where('id', '=', reportId)
    .select('affected_user_id')
    .executeTakeFirst();
  if (seen?.affected_user_id) await lockUsers(tx, { changed: [seen.affected_user_id] });
}

/** Called before the report is locked: changes of the reported content lock in their own order. */
async function removeReported(context: ChangeContext, { reportId, statement }: NewDecision): Promise<void> {
  const seen = await context.tx
    .selectFrom('report')
    .where('id', '=', reportId)
    .select(['target_type', 'target_id'])
    .executeTakeFirst();
  if (seen !== undefined) await removeContent(context, seen, statement);
}

function assertFits(report: ReportRow, { outcome, measure, statement }: NewDecision): void {
  const refuse = (path: string, message: string) =>
    new ApiError('fields_invalid', message, { fields: [{ path, code: 'custom' }] });
  if (statement.trim() === '') throw refuse('statement', 'a decision needs its reasons');
  if (outcome === 'dismissed' && measure !== 'none') throw refuse('measure', 'a dismissed report has none');
  if (measure === 'account_locked' && report.affected_user_id === null)
    throw refuse('measure', 'this report is about a company; lock its people by name');
}

async function affectedBy({ tx }: ChangeContext, report: ReportRow): Promise<string[]> {
  if (report.affected_user_id !== null) return [report.affected_user_id];
  if (report.affected_company_id === null) return [];
  const owners = await tx
    .selectFrom('member')
    .where('company_id', '=', report.affected_company_id)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return owners.map((owner) => owner.user_id);
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
    version: 'decided',
  });
  const { lang } = user;
  await postMail(context, {
    to: user.email,
    lang,
    template: 'report-decision',
    params: {
      firstname: user.firstname,
      about: targetText(lang, report.target_type),
      decision: decisionText(lang, report.outcome ?? 'dismissed', report.measure ?? 'none'),
      reason: report.statement ?? '',
      url: reportsUrl(settings),
    },
  });
}

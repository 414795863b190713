import { ApiError } from '../../../contract/errors.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { APPEAL_ANSWER_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import { makeLink, readLink } from '../link/link.ts';
import { appealUntil, assertInTime } from '../restriction/appeal-time.ts';
import type { AppealRow, ReportRow } from './presenter.ts';
import { takeAppeal } from './take-appeal.ts';

/** The page of the link, without an account; the token in its query is never logged. */
export const OBJECTION_PATH = '/report/objection';

type DecidedReport = ReportRow & { readonly decided_at: Date };

/** A decided report of somebody without an account, and their objection to the decision. */
export type GuestCase = { readonly report: DecidedReport; readonly appeal: AppealRow | undefined };

/**
 * URL under which a guest objects to a decision. It shows the answer as well, so it outlives the time to object by the
 * time of an answer.
 */
export async function objectionUrl(
  context: ChangeContext,
  { id, decided_at }: ReportRow,
  lang: Language,
): Promise<string> {
  const token = await makeLink(context, {
    action: 'guest-objection',
    subject: { reportId: id },
    expiresAt: daysAfter(appealUntil(decided_at ?? context.now), APPEAL_ANSWER_DAYS),
  });
  return `${context.settings.publicUrl}${OBJECTION_PATH}?token=${token}&lang=${tagOf(lang)}`;
}

/** What a token of `objectionUrl` leads to. Throws `not_found` for an unknown one, `gone` for one that is over. */
export async function readGuestCase(tx: Db, token: string, now: Date): Promise<GuestCase> {
  const { subject } = await readLink(tx, token, 'guest-objection', now);
  const report = await tx
    .selectFrom('report')
    .where('id', '=', subject.reportId ?? '')
    .selectAll()
    .executeTakeFirstOrThrow();
  if (!isDecided(report) || report.erased_at !== null)
    throw new ApiError('gone', 'this report is over; nothing of it is kept');
  return { report, appeal: await guestAppealOf(tx, report.id) };
}

/** By a letter, `receivedAt` is the day on which it came. */
type Written = { readonly text: string; readonly receivedAt?: Date };

/**
 * Takes in the objection of a guest, once for each decision: `isNew` is false where there was one already. Throws
 * `state_conflict` before the decision and `too_late` after its time.
 */
export async function takeGuestAppeal(
  context: ChangeContext,
  reportId: string,
  { text, receivedAt = context.now }: Written,
): Promise<{ appeal: AppealRow; isNew: boolean }> {
  const { tx, chance } = context;
  const report = await tx
    .selectFrom('report')
    .where('id', '=', reportId)
    .where('reporter_id', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (report === undefined) throw new ApiError('not_found', 'no such report without an account');
  if (!isDecided(report)) throw new ApiError('state_conflict', 'nothing is decided yet');
  const earlier = await guestAppealOf(tx, reportId);
  if (earlier !== undefined) return { appeal: earlier, isNew: false };
  assertInTime(receivedAt, report.decided_at);
  const appeal = { id: chance.newId(), user_id: null, report_id: reportId, text: text.trim(), receivedAt };
  return { appeal: await takeAppeal(context, appeal), isNew: true };
}

const isDecided = (report: ReportRow): report is DecidedReport => report.decided_at !== null;

const guestAppealOf = (tx: Db, reportId: string): Promise<AppealRow | undefined> =>
  tx
    .selectFrom('appeal')
    .where('report_id', '=', reportId)
    .where('user_id', 'is', null)
    .selectAll()
    .executeTakeFirst();

import type { GuestReport } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { spend } from '../../api/limit.ts';
import { textHash } from '../../base/canonical-json.ts';
import type { ReportRow } from '../../domain/report/presenter.ts';
import { tellGuestReceived } from '../../domain/report/tell-guest.ts';
import { findPublic } from './target.ts';

type From = {
  /** Network address that is counted; null: staff has taken it down from a letter. */
  readonly address: string | null;
  readonly lang: Language;
  /** Address of the page that is reported. */
  readonly place: string;
};

/**
 * Takes in a report by somebody without an account. The same id again, by a reload or a second press, is the same
 * report. Throws `not_found` for what is not public, `too_many_requests`, and `state_conflict` for an id of another report.
 */
export async function createGuestReport(
  context: ChangeContext,
  { _id, target, reason, text, name, mail }: GuestReport,
  { address, lang, place }: From,
): Promise<ReportRow> {
  const { tx, now } = context;
  const same = await tx.selectFrom('report').where('id', '=', _id).selectAll().executeTakeFirst();
  if (same !== undefined) {
    if (same.reporter_id === null && same.target_id === target.id) return same;
    throw new ApiError('state_conflict', 'this id is taken; open the form again');
  }
  const found = await findPublic(tx, target);
  if (found === undefined) throw new ApiError('not_found', 'there is nothing of this kind to report');
  if (address !== null) await spend(context, 'guestReports', textHash(address));
  // Each report sends a mail to an address that anybody may have typed.
  if (address !== null && mail !== null)
    await spend(context, 'guestReportMails', textHash(mail.toLowerCase()));
  const report = await tx
    .insertInto('report')
    .values({
      id: _id,
      reporter_id: null,
      target_type: target.type,
      target_id: target.id,
      affected_user_id: found.affectedUserId,
      affected_company_id: found.affectedCompanyId,
      reason,
      text: text.trim(),
      evidence: JSON.stringify({ ...found.evidence, place }),
      status: 'open',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.insertInto('guest_reporter').values({ report_id: _id, name: name.trim(), mail, lang }).execute();
  await tellGuestReceived(context, report);
  return report;
}

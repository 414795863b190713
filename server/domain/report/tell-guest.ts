import { appealNo, reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { postMail } from '../mail/post-mail.ts';
import { objectionUrl } from './guest-appeal.ts';
import type { AppealRow, ReportRow } from './presenter.ts';
import { tellStaff } from './tell-received.ts';
import { decisionText, SERVER_DECISIONS } from './words.ts';

/*
 * Mails to people who reported something without an account. Nothing they typed is in them: anybody may have typed
 * somebody else's address, who would read it as our words. Nor a title: advertisers may report their own ad.
 */

/** Confirms the receipt (DSA Art. 16 (4)) and mails staff. */
export async function tellGuestReceived(context: ChangeContext, report: ReportRow): Promise<void> {
  const guest = await guestOf(context, report);
  if (guest)
    await postMail(context, {
      to: guest.mail,
      lang: guest.lang,
      template: 'guest-report-received',
      params: {
        about: SERVER_DECISIONS(guest.lang).about[report.target_type],
        no: reportNo(report.id),
        url: placeOf(context, report),
      },
    });
  await tellStaff(context, report);
}

/** What was decided, why, and the link by which it is contested (DSA Art. 16 (5), 20). */
export async function tellGuestDecided(context: ChangeContext, report: ReportRow): Promise<void> {
  const guest = await guestOf(context, report);
  if (!guest) return;
  await postMail(context, {
    to: guest.mail,
    lang: guest.lang,
    template: 'guest-report-decision',
    params: {
      no: reportNo(report.id),
      about: SERVER_DECISIONS(guest.lang).about[report.target_type],
      decision: decisionText(guest.lang, report.outcome ?? 'dismissed', report.measure ?? 'none'),
      reason: report.statement ?? '',
      contact: context.settings.operator.mail ?? '',
      url: await objectionUrl(context, report, guest.lang),
    },
  });
}

/**
 * What was decided about their objection, and why (DSA Art. 20 (5)).
 * @returns whether there is an address to write to
 */
export async function tellGuestAnswered(
  context: ChangeContext,
  { id, report_id }: AppealRow,
  { granted, statement, again }: { granted: boolean; statement: string; again: boolean },
): Promise<boolean> {
  const reportId = report_id ?? '';
  const guest = await guestOf(context, { id: reportId });
  if (!guest) return false;
  const { outcome, decidedAgain } = SERVER_DECISIONS(guest.lang);
  const decision = outcome[granted ? 'granted' : 'refused'];
  await postMail(context, {
    to: guest.mail,
    lang: guest.lang,
    template: 'guest-appeal-decision',
    params: {
      no: appealNo(id),
      report: reportNo(reportId),
      decision: again ? `${decision} ${decidedAgain}` : decision,
      reason: statement,
      url: `${context.settings.publicUrl}/sites/imprint`,
    },
  });
  return true;
}

/** Undefined where no address was told, or it was erased. */
async function guestOf({ tx }: ChangeContext, { id }: Pick<ReportRow, 'id'>) {
  const guest = await tx
    .selectFrom('guest_reporter')
    .where('report_id', '=', id)
    .select(['mail', 'lang'])
    .executeTakeFirst();
  return guest?.mail ? { mail: guest.mail, lang: guest.lang } : undefined;
}

/** Whether a guest can still be written to. */
export async function hasGuestAddress(db: Db, reportId: string): Promise<boolean> {
  const guest = await db
    .selectFrom('guest_reporter')
    .where('report_id', '=', reportId)
    .where('mail', 'is not', null)
    .select('report_id')
    .executeTakeFirst();
  return guest !== undefined;
}

function placeOf(
  { settings }: ChangeContext,
  { target_type: type, target_id: id, evidence }: ReportRow,
): string {
  const { place } = evidence as { place?: unknown };
  // A card has an address of its owner's choice, as it was when it was reported.
  if (type === 'creator' && typeof place === 'string') return place;
  return `${settings.publicUrl}/${type === 'company' ? 'companies' : 'jobs'}/${id}`;
}

import { reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { postMail } from '../mail/post-mail.ts';
import type { ReportRow } from './presenter.ts';
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

/** What was decided, why, and how to contest it (DSA Art. 16 (5)). */
export async function tellGuestDecided(context: ChangeContext, report: ReportRow): Promise<void> {
  const guest = await guestOf(context, report);
  if (!guest) return;
  const { operator, publicUrl } = context.settings;
  await postMail(context, {
    to: guest.mail,
    lang: guest.lang,
    template: 'guest-report-decision',
    params: {
      no: reportNo(report.id),
      about: SERVER_DECISIONS(guest.lang).about[report.target_type],
      decision: decisionText(guest.lang, report.outcome ?? 'dismissed', report.measure ?? 'none'),
      reason: report.statement ?? '',
      contact: operator.mail ?? '',
      url: `${publicUrl}/sites/imprint`,
    },
  });
}

/** Undefined where no address was told, or it was erased. */
async function guestOf({ tx }: ChangeContext, { id }: ReportRow) {
  const guest = await tx
    .selectFrom('guest_reporter')
    .where('report_id', '=', id)
    .select(['mail', 'lang'])
    .executeTakeFirst();
  return guest?.mail ? { mail: guest.mail, lang: guest.lang } : undefined;
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

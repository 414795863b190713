import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import { reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { postMail } from '../mail/post-mail.ts';
import { languageOf } from '../user/settings.ts';
import type { AppealRow, ReportRow } from './presenter.ts';
import { reportsUrl, targetText } from './words.ts';

/** Confirms the receipt to the reporter (DSA Art. 16 (4)) and mails staff. */
export async function tellReportReceived(
  context: ChangeContext,
  report: ReportRow,
  reporter: { readonly id: string; readonly email: string; readonly firstname: string },
): Promise<void> {
  const { tx, settings } = context;
  const lang = await languageOf(tx, reporter.id);
  const no = reportNo(report.id);
  await postMail(context, {
    to: reporter.email,
    lang,
    template: 'report-received',
    params: {
      firstname: reporter.firstname,
      about: targetText(lang, report.target_type),
      no,
      url: reportsUrl(settings),
    },
  });
  await tellStaff(context, report);
}

/** Mails staff about a report. */
export async function tellStaff(context: ChangeContext, report: ReportRow): Promise<void> {
  const { operator } = context.settings;
  if (operator.mail === undefined) return;
  const no = reportNo(report.id);
  await postMail(context, {
    to: operator.mail,
    lang: LANGUAGE_MARKET,
    template: 'report-new',
    params: {
      no,
      about: `${targetText(LANGUAGE_MARKET, report.target_type)} ${report.target_id}`,
      reason: report.reason,
      text: report.text,
      command: `npm run staff -- reports decide ${report.id}`,
    },
  });
}

/** Mails staff about an objection. */
export async function tellAppealReceived(context: ChangeContext, appeal: AppealRow): Promise<void> {
  const { mail } = context.settings.operator;
  if (mail === undefined) return;
  await postMail(context, {
    to: mail,
    lang: LANGUAGE_MARKET,
    template: 'appeal-new',
    params: {
      about: targetText(LANGUAGE_MARKET, appeal.report_id === null ? 'lock' : 'decision'),
      text: appeal.text,
      by: appeal.answer_by.toISOString(),
      command: `npm run staff -- appeals decide ${appeal.id}`,
    },
  });
}

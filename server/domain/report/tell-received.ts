import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import { reportNo } from '../../../contract/report-no.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { postMail } from '../mail/post-mail.ts';
import { languageOf } from '../user/settings.ts';
import type { AppealRow, ReportRow } from './presenter.ts';
import { aboutAppeal, aboutReport, reportsUrl } from './words.ts';

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
      about: aboutReport(lang, report),
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
      about: aboutReport(LANGUAGE_MARKET, report),
      reason: report.reason,
      text: report.text,
      command: `npm run staff -- reports decide ${report.id}`,
    },
  });
}

/** Mails staff about an objection. */
export async function tellAppealReceived(context: ChangeContext, appeal: AppealRow): Promise<void> {
  const { settings, tx } = context;
  const { mail } = settings.operator;
  if (mail === undefined) return;
  await postMail(context, {
    to: mail,
    lang: LANGUAGE_MARKET,
    template: 'appeal-new',
    params: {
      about: await aboutAppeal(tx, LANGUAGE_MARKET, appeal),
      text: appeal.text,
      by: appeal.answer_by.toISOString(),
      command: `npm run staff -- appeals decide ${appeal.id}`,
    },
  });
}

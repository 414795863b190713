import { appealDecisionTemplate } from './templates/appeal-decision.ts';
import { applicationOutcomeTemplate } from './templates/application-outcome.ts';
import { deletionTemplate } from './templates/deletion.ts';
import { digestTemplate } from './templates/digest.ts';
import { exportReadyTemplate } from './templates/export-ready.ts';
import { guardianTemplate } from './templates/guardian.ts';
import { guardianConfirmedTemplate } from './templates/guardian-confirmed.ts';
import { guardianManageTemplate } from './templates/guardian-manage.ts';
import { inviteTemplate } from './templates/invite.ts';
import { invoiceTemplate } from './templates/invoice.ts';
import { invoiceCorrectionTemplate } from './templates/invoice-correction.ts';
import { invoiceReminderTemplate } from './templates/invoice-reminder.ts';
import { lockTemplate } from './templates/lock.ts';
import { offerGuardianTemplate } from './templates/offer-guardian.ts';
import { registeredTemplate } from './templates/registered.ts';
import { reportDecisionTemplate } from './templates/report-decision.ts';
import { resetTemplate } from './templates/reset.ts';
import { verifyTemplate } from './templates/verify.ts';

/** Every mail there is, one file each in templates/. */
export const templates = {
  'appeal-decision': appealDecisionTemplate,
  'application-outcome': applicationOutcomeTemplate,
  deletion: deletionTemplate,
  digest: digestTemplate,
  'export-ready': exportReadyTemplate,
  guardian: guardianTemplate,
  'guardian-confirmed': guardianConfirmedTemplate,
  'guardian-manage': guardianManageTemplate,
  invite: inviteTemplate,
  invoice: invoiceTemplate,
  'invoice-correction': invoiceCorrectionTemplate,
  'invoice-reminder': invoiceReminderTemplate,
  lock: lockTemplate,
  'offer-guardian': offerGuardianTemplate,
  registered: registeredTemplate,
  'report-decision': reportDecisionTemplate,
  reset: resetTemplate,
  verify: verifyTemplate,
};

export type MailTemplate = keyof typeof templates;
export type ParamsOf<Name extends MailTemplate> = Parameters<(typeof templates)[Name]['de_DE']>[0];

import { applicationWork } from '../domain/application/work.ts';
import { billingWork } from '../domain/billing/provider-work.ts';
import { vatIdRecheck } from '../domain/billing/vat-id/check-vat-id.ts';
import { subscriptionWork } from '../domain/billing/work.ts';
import { companyWork } from '../domain/company/work.ts';
import { appointmentWork } from '../domain/conversation/appointment.ts';
import { conversationWork } from '../domain/conversation/work.ts';
import { creatorWork } from '../domain/creator/work.ts';
import { fileWork } from '../domain/file/work.ts';
import { guardianWork } from '../domain/guardian/work.ts';
import { jobWork } from '../domain/job/work.ts';
import { marketFilesWork } from '../domain/market-files/work.ts';
import { pushWork } from '../domain/notification/push.ts';
import { notificationWork } from '../domain/notification/work.ts';
import { offerWork } from '../domain/offer/work.ts';
import { publicationWork } from '../domain/publication/work.ts';
import { eraseAppeals, eraseReports, eraseRestrictions } from '../domain/report/erase.ts';
import { lockWork } from '../domain/report/lock-account.ts';
import { rightsWork } from '../domain/rights/work.ts';
import { searchWork } from '../domain/search/work.ts';
import { sellerWork } from '../domain/seller/work.ts';
import { syncWork } from '../domain/sync/work.ts';
import { userWork } from '../domain/user/work.ts';
import { mailWork } from '../ports/mail/work.ts';
import { pageWork } from '../ports/page/work.ts';
import { vatIdWork } from '../ports/vat-register/work.ts';
import type { WorkKinds } from '../work/work.ts';

/** Every kind of work; a task of a kind that is missing here stays untouched. */
export const workKinds: WorkKinds = {
  ...applicationWork,
  ...appointmentWork,
  ...billingWork,
  ...companyWork,
  ...conversationWork,
  ...creatorWork,
  ...fileWork,
  ...jobWork,
  ...publicationWork,
  ...mailWork,
  ...marketFilesWork,
  ...notificationWork,
  ...pageWork,
  ...pushWork,
  ...offerWork,
  ...subscriptionWork,
  ...vatIdRecheck,
  ...vatIdWork,
  ...guardianWork,
  ...rightsWork,
  ...lockWork,
  ...eraseReports,
  ...eraseRestrictions,
  ...eraseAppeals,
  ...userWork,
  ...searchWork,
  ...sellerWork,
  ...syncWork,
};

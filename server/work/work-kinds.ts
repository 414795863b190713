import { billingWork } from '../billing/work.ts';
import { mailWork } from '../mail/work.ts';
import { pushWork } from '../push/work.ts';
import { applicationWork } from '../routes/application/work.ts';
import { companyWork } from '../routes/company/work.ts';
import { conversationWork } from '../routes/conversation/work.ts';
import { creatorWork } from '../routes/creator/work.ts';
import { fileWork } from '../routes/file/work.ts';
import { guardianWork } from '../routes/guardian/work.ts';
import { jobWork } from '../routes/job/work.ts';
import { notificationWork } from '../routes/notification/work.ts';
import { offerWork } from '../routes/offer/work.ts';
import { rightsWork } from '../routes/rights/work.ts';
import { searchWork } from '../routes/search/work.ts';
import { subscriptionWork } from '../routes/subscription/work.ts';
import { userWork } from '../routes/user/work.ts';
import { systemWork } from './system-work.ts';
import type { WorkKinds } from './work.ts';

/** Every kind of work; a task of a kind that is missing here stays untouched. */
export const workKinds: WorkKinds = {
  ...applicationWork,
  ...billingWork,
  ...companyWork,
  ...conversationWork,
  ...creatorWork,
  ...fileWork,
  ...jobWork,
  ...mailWork,
  ...notificationWork,
  ...pushWork,
  ...offerWork,
  ...subscriptionWork,
  ...guardianWork,
  ...rightsWork,
  ...userWork,
  ...searchWork,
  ...systemWork,
};

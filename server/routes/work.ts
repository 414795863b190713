import { billingWork } from '../billing/work.ts';
import { mailWork } from '../mail/work.ts';
import { pushWork } from '../push/work.ts';
import type { WorkKinds } from '../work/work.ts';
import { applicationWork } from './application/work.ts';
import { companyWork } from './company/work.ts';
import { conversationWork } from './conversation/work.ts';
import { creatorWork } from './creator/work.ts';
import { fileWork } from './file/work.ts';
import { guardianWork } from './guardian/work.ts';
import { jobWork } from './job/work.ts';
import { notificationWork } from './notification/work.ts';
import { offerWork } from './offer/work.ts';
import { rightsWork } from './rights/work.ts';
import { searchWork } from './search/work.ts';
import { subscriptionWork } from './subscription/work.ts';
import { syncWork } from './sync/work.ts';
import { userWork } from './user/work.ts';

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
  ...syncWork,
};

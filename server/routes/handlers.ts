import type { Handlers } from '../api/handler.ts';
import { addressHandlers } from './address/handlers.ts';
import { applicationHandlers } from './application/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { conversationHandlers } from './conversation/handlers.ts';
import { creatorHandlers } from './creator/handlers.ts';
import { customerHandlers } from './customer/handlers.ts';
import { fileHandlers } from './file/handlers.ts';
import { guardianHandlers } from './guardian/handlers.ts';
import { jobHandlers } from './job/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { offerHandlers } from './offer/handlers.ts';
import { passkeyHandlers } from './passkey/handlers.ts';
import { productHandlers } from './product/handlers.ts';
import { proofHandlers } from './proof/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { redirectHandlers } from './redirect/handlers.ts';
import { reportHandlers } from './report/handlers.ts';
import { rightsHandlers } from './rights/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sellerHandlers } from './seller/handlers.ts';
import { subscriptionHandlers } from './subscription/handlers.ts';
import { syncHandlers } from './sync/handlers.ts';
import { teamHandlers } from './team/handlers.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { translationHandlers } from './translation/handlers.ts';
import { userHandlers } from './user/handlers.ts';
import { webpageHandlers } from './webpage/handlers.ts';

/** Policy and command of every call: a call of the contract that is missing here does not compile. */
export const handlers: Handlers = {
  ...addressHandlers,
  ...applicationHandlers,
  ...companyHandlers,
  ...conversationHandlers,
  ...creatorHandlers,
  ...customerHandlers,
  ...fileHandlers,
  ...guardianHandlers,
  ...jobHandlers,
  ...logHandlers,
  ...notificationHandlers,
  ...offerHandlers,
  ...passkeyHandlers,
  ...productHandlers,
  ...proofHandlers,
  ...pushHandlers,
  ...reportHandlers,
  ...rightsHandlers,
  ...sellerHandlers,
  ...searchHandlers,
  ...subscriptionHandlers,
  ...syncHandlers,
  ...redirectHandlers,
  ...teamHandlers,
  ...trackingHandlers,
  ...translationHandlers,
  ...userHandlers,
  ...webpageHandlers,
};

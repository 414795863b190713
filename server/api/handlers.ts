import type { CallName } from '../../contract/calls.ts';
import { addressHandlers } from '../routes/address/handlers.ts';
import { applicationHandlers } from '../routes/application/handlers.ts';
import { companyHandlers } from '../routes/company/handlers.ts';
import { conversationHandlers } from '../routes/conversation/handlers.ts';
import { creatorHandlers } from '../routes/creator/handlers.ts';
import { customerHandlers } from '../routes/customer/handlers.ts';
import { fileHandlers } from '../routes/file/handlers.ts';
import { guardianHandlers } from '../routes/guardian/handlers.ts';
import { jobHandlers } from '../routes/job/handlers.ts';
import { logHandlers } from '../routes/log/handlers.ts';
import { notificationHandlers } from '../routes/notification/handlers.ts';
import { offerHandlers } from '../routes/offer/handlers.ts';
import { productHandlers } from '../routes/product/handlers.ts';
import { pushHandlers } from '../routes/push/handlers.ts';
import { redirectHandlers } from '../routes/redirect/handlers.ts';
import { reportHandlers } from '../routes/report/handlers.ts';
import { rightsHandlers } from '../routes/rights/handlers.ts';
import { searchHandlers } from '../routes/search/handlers.ts';
import { subscriptionHandlers } from '../routes/subscription/handlers.ts';
import { syncHandlers } from '../routes/sync/handlers.ts';
import { teamHandlers } from '../routes/team/handlers.ts';
import { translationHandlers } from '../routes/translation/handlers.ts';
import { userHandlers } from '../routes/user/handlers.ts';
import { webpageHandlers } from '../routes/webpage/handlers.ts';
import type { Handler } from './handler.ts';

/** Policy and command of every call: a call of the contract that is missing here does not compile. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
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
  ...productHandlers,
  ...pushHandlers,
  ...reportHandlers,
  ...rightsHandlers,
  ...searchHandlers,
  ...subscriptionHandlers,
  ...syncHandlers,
  ...redirectHandlers,
  ...teamHandlers,
  ...translationHandlers,
  ...userHandlers,
  ...webpageHandlers,
};

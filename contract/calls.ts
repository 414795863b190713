import type * as z from 'zod/mini';
import { addressCalls } from './calls/address.ts';
import { applicationCalls } from './calls/application.ts';
import { companyCalls } from './calls/company.ts';
import { conversationCalls } from './calls/conversation.ts';
import { creatorCalls } from './calls/creator.ts';
import { customerCalls } from './calls/customer.ts';
import { fileCalls } from './calls/file.ts';
import { guardianCalls } from './calls/guardian.ts';
import { jobCalls } from './calls/job.ts';
import { logCalls } from './calls/log.ts';
import { membershipCalls } from './calls/membership.ts';
import { notificationCalls } from './calls/notification.ts';
import { offerCalls } from './calls/offer.ts';
import { passkeyCalls } from './calls/passkey.ts';
import { productCalls } from './calls/product.ts';
import { proofCalls } from './calls/proof.ts';
import { pushCalls } from './calls/push.ts';
import { redirectCalls } from './calls/redirect.ts';
import { reportCalls } from './calls/report.ts';
import { rightsCalls } from './calls/rights.ts';
import { searchCalls } from './calls/search.ts';
import { sellerCalls } from './calls/seller.ts';
import { subscriptionCalls } from './calls/subscription.ts';
import { syncCalls } from './calls/sync.ts';
import { teamCalls } from './calls/team.ts';
import { trackingCalls } from './calls/tracking.ts';
import { translationCalls } from './calls/translation.ts';
import { userCalls } from './calls/user.ts';
import { webpageCalls } from './calls/webpage.ts';

export * from './http.ts';

/** Every call of the user API, by name. A call that is not here does not exist. */
export const calls = {
  ...addressCalls,
  ...applicationCalls,
  ...companyCalls,
  ...conversationCalls,
  ...creatorCalls,
  ...customerCalls,
  ...fileCalls,
  ...guardianCalls,
  ...membershipCalls,
  ...jobCalls,
  ...logCalls,
  ...notificationCalls,
  ...offerCalls,
  ...passkeyCalls,
  ...productCalls,
  ...proofCalls,
  ...pushCalls,
  ...reportCalls,
  ...rightsCalls,
  ...sellerCalls,
  ...searchCalls,
  ...subscriptionCalls,
  ...syncCalls,
  ...redirectCalls,
  ...teamCalls,
  ...trackingCalls,
  ...translationCalls,
  ...userCalls,
  ...webpageCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type ArgsOf<Name extends CallName> = z.infer<Calls[Name]['args']>;
export type AnswerOf<Name extends CallName> = z.infer<Calls[Name]['answer']>;

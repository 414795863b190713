import type { CallName } from '../../contract/calls.ts';
import type { Case } from './case.ts';
import { addressCases } from './cases/address.ts';
import { applicationCases } from './cases/application.ts';
import { companyCases } from './cases/company.ts';
import { conversationCases } from './cases/conversation.ts';
import { creatorCases } from './cases/creator.ts';
import { customerCases } from './cases/customer.ts';
import { fileCases } from './cases/file.ts';
import { guardianCases } from './cases/guardian.ts';
import { jobCases } from './cases/job.ts';
import { logCases } from './cases/log.ts';
import { notificationCases } from './cases/notification.ts';
import { offerCases } from './cases/offer.ts';
import { passkeyCases } from './cases/passkey.ts';
import { productCases } from './cases/product.ts';
import { proofCases } from './cases/proof.ts';
import { pushCases } from './cases/push.ts';
import { redirectCases } from './cases/redirect.ts';
import { reportCases } from './cases/report.ts';
import { rightsCases } from './cases/rights.ts';
import { searchCases } from './cases/search.ts';
import { sellerCases } from './cases/seller.ts';
import { subscriptionCases } from './cases/subscription.ts';
import { syncCases } from './cases/sync.ts';
import { teamCases } from './cases/team.ts';
import { trackingCases } from './cases/tracking.ts';
import { translationCases } from './cases/translation.ts';
import { userCases } from './cases/user.ts';
import { webpageCases } from './cases/webpage.ts';

/** A case for every call: a call of the contract that is missing here does not compile. */
export const cases: { readonly [Name in CallName]: Case<Name> } = {
  ...addressCases,
  ...applicationCases,
  ...companyCases,
  ...conversationCases,
  ...creatorCases,
  ...customerCases,
  ...fileCases,
  ...guardianCases,
  ...jobCases,
  ...logCases,
  ...notificationCases,
  ...offerCases,
  ...passkeyCases,
  ...productCases,
  ...proofCases,
  ...pushCases,
  ...reportCases,
  ...rightsCases,
  ...searchCases,
  ...sellerCases,
  ...subscriptionCases,
  ...syncCases,
  ...redirectCases,
  ...teamCases,
  ...trackingCases,
  ...translationCases,
  ...userCases,
  ...webpageCases,
};

import { addressCalls } from './calls/address.ts';
import { applicationCalls } from './calls/application.ts';
import { companyCalls } from './calls/company.ts';
import { conversationCalls } from './calls/conversation.ts';
import { creatorCalls } from './calls/creator.ts';
import { fileCalls } from './calls/file.ts';
import { jobCalls } from './calls/job.ts';
import { logCalls } from './calls/log.ts';
import { notificationCalls } from './calls/notification.ts';
import { offerCalls } from './calls/offer.ts';
import { reportCalls } from './calls/report.ts';
import { searchCalls } from './calls/search.ts';
import { syncCalls } from './calls/sync.ts';
import { trackingCalls } from './calls/tracking.ts';
import { userCalls } from './calls/user.ts';

/**
 * The groups of calls that sync itself needs: of what waits in the outbox, of pulls, of files. The worker knows no others
 * (docs/decisions/012-worker-bundle.md).
 */
export const engineCalls = {
  ...addressCalls,
  ...applicationCalls,
  ...companyCalls,
  ...conversationCalls,
  ...creatorCalls,
  ...fileCalls,
  ...jobCalls,
  ...logCalls,
  ...notificationCalls,
  ...offerCalls,
  ...reportCalls,
  ...searchCalls,
  ...syncCalls,
  ...trackingCalls,
  ...userCalls,
};
export type EngineCallName = keyof typeof engineCalls;

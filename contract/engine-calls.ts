import { addressChanges } from './calls/address-changes.ts';
import { applicationChanges } from './calls/application-changes.ts';
import { companyChanges } from './calls/company-changes.ts';
import { conversationChanges } from './calls/conversation-changes.ts';
import { creatorChanges } from './calls/creator-changes.ts';
import { fileChanges } from './calls/file-changes.ts';
import { jobChanges } from './calls/job-changes.ts';
import { logChanges } from './calls/log-changes.ts';
import { notificationChanges } from './calls/notification-changes.ts';
import { offerChanges } from './calls/offer-changes.ts';
import { reportChanges } from './calls/report-changes.ts';
import { searchChanges } from './calls/search-changes.ts';
import { syncCalls } from './calls/sync.ts';
import { trackingCalls } from './calls/tracking.ts';
import { userChanges } from './calls/user-changes.ts';

/**
 * The groups of calls that sync itself needs: of what waits in the outbox, of pulls, of files; of most only the calls
 * that wait. The worker knows no others (docs/decisions/012-worker-bundle.md).
 */
export const engineCalls = {
  ...addressChanges,
  ...applicationChanges,
  ...companyChanges,
  ...conversationChanges,
  ...creatorChanges,
  ...fileChanges,
  ...jobChanges,
  ...logChanges,
  ...notificationChanges,
  ...offerChanges,
  ...reportChanges,
  ...searchChanges,
  ...syncCalls,
  ...trackingCalls,
  ...userChanges,
};
export type EngineCallName = keyof typeof engineCalls;

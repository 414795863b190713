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
import { notificationCalls } from './calls/notification.ts';
import { offerCalls } from './calls/offer.ts';
import { passkeyCalls } from './calls/passkey.ts';
import { productCalls } from './calls/product.ts';
import { pushCalls } from './calls/push.ts';
import { redirectCalls } from './calls/redirect.ts';
import { reportCalls } from './calls/report.ts';
import { rightsCalls } from './calls/rights.ts';
import { searchCalls } from './calls/search.ts';
import { sellerCalls } from './calls/seller.ts';
import { subscriptionCalls } from './calls/subscription.ts';
import { syncCalls } from './calls/sync.ts';
import { teamCalls } from './calls/team.ts';
import { translationCalls } from './calls/translation.ts';
import { userCalls } from './calls/user.ts';
import { webpageCalls } from './calls/webpage.ts';

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
  ...jobCalls,
  ...logCalls,
  ...notificationCalls,
  ...offerCalls,
  ...passkeyCalls,
  ...productCalls,
  ...pushCalls,
  ...reportCalls,
  ...rightsCalls,
  ...sellerCalls,
  ...searchCalls,
  ...subscriptionCalls,
  ...syncCalls,
  ...redirectCalls,
  ...teamCalls,
  ...translationCalls,
  ...userCalls,
  ...webpageCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Whether a locked account may still make the call. */
export function isWhileLocked(name: CallName): boolean {
  return (calls[name] as { whileLocked?: boolean }).whileLocked === true;
}

export type ArgsOf<Name extends CallName> = z.infer<Calls[Name]['args']>;
export type AnswerOf<Name extends CallName> = z.infer<Calls[Name]['answer']>;

/** Base path of the user API. */
export const API_BASE = '/api';

/** Streams one line for each moved bucket (rule R7); it is no call, because it never answers. */
export const EVENTS_PATH = '/events';
export const HEALTH_PATH = '/health';
/** What the app must know of its server before anybody signs in. */
export const CONFIG_PATH = '/config';

/** Echoed by every answer to a write, so that a captive portal's page is never taken for one (rule W7). */
export const KEY_HEADER = 'idempotency-key';

/**
 * Of a write from an outbox: the epoch of the page that was pulled last. A server of another one refuses it with
 * `epoch_changed` until its device has pulled (rule R3).
 */
export const EPOCH_HEADER = 'sync-epoch';

/** Of a write from an outbox: when the person acted, ISO 8601, by the server's clock as far as the device knows it. */
export const ACTED_AT_HEADER = 'acted-at';

import type * as z from 'zod/mini';
import { applicationCalls } from './calls/application.ts';
import { companyCalls } from './calls/company.ts';
import { conversationCalls } from './calls/conversation.ts';
import { jobCalls } from './calls/job.ts';
import { syncCalls } from './calls/sync.ts';
import { userCalls } from './calls/user.ts';

/** Every call of the user API, by name. A call that is not here does not exist. */
export const calls = {
  ...applicationCalls,
  ...companyCalls,
  ...conversationCalls,
  ...jobCalls,
  ...syncCalls,
  ...userCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
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

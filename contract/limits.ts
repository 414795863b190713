/** Constants of the product. Those of the specification's section 9 say so; the rest are decisions of this project. */

/** Longest accepted texts, in UTF-16 code units. */
export const TEXT_MAX = {
  title: 80,
  description: 6000,
  listItem: 300,
  note: 1500,
  message: 4000,
  rejectionText: 1000,
  name: 80,
  companyName: 120,
  companyUID: 20,
  place: 120,
  mail: 254,
  url: 300,
  refId: 128,
} as const;

/** Most items in one of a job's lists (tasks, must, nice, benefits). */
export const LIST_MAX = 20;

/** Largest page of `GET /sync`, in rows (rule R6). */
export const SYNC_PAGE_MAX = 500;

/** How long a stored answer is kept for replays, in days (rule W6). */
export const IDEMPOTENCY_DAYS = 90;

/** How long a tombstone is kept; below it a cursor is answered with "reset" (rule R3). */
export const TOMBSTONE_DAYS = 90;

/** A published job ends at most this many days after it was published. */
export const VALID_THROUGH_MAX_DAYS = 60;
export const VALID_THROUGH_DEFAULT_DAYS = 30;

/** Reply clock of a company that has promised nothing else, in days. */
export const REPLY_DAYS_DEFAULT = 7;

/** Applicants' data are erased this many months after a rejection. */
export const ERASE_AFTER_MONTHS = 6;

/** Youngest person who may hold an account, and the age below which a guardian has to agree first. */
export const AGE_FLOOR = 13;
export const AGE_GUARDIAN = 16;

/** Specification section 5: used where the sign-in service gives no password policy. */
export const PASSWORD_MIN_DEFAULT = 6;

/** Specification section 9: retries of a request. */
export const RETRY = { tries: 3, triesWithoutAnswer: 2, triesOn429: 5 } as const;

/** Specification section 9: sleep between rounds of retries, in milliseconds. */
export const BACKOFF = { firstMs: 1000, factor: 1.5, capMs: 60_000 } as const;

/** Specification section 9: network timeout, in milliseconds. */
export const NETWORK_TIMEOUT = { desktopMs: 30_000, mobileMs: 60_000 } as const;

/** Specification section 9: how long a message banner is shown. */
export const BANNER_MS = 3000;

/** Without signals the app still pulls this often while it is in front (rules W8, R7). */
export const PULL_EVERY_MS = 30_000;

/** Largest JSON body of a call, in bytes. */
export const BODY_MAX = 256 * 1024;

/** Largest page of a list, and its size where none is asked for, in rows. */
export const PAGE_MAX = 100;
export const PAGE_DEFAULT = 50;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How often somebody may do something (product section 7). Beyond it: 429 with Retry-After. */
export const productLimits = {
  applications: { max: 30, windowMs: DAY_MS },
  conversations: { max: 20, windowMs: DAY_MS },
  messages: { max: 60, windowMs: MINUTE_MS },
  verifications: { max: 10, windowMs: HOUR_MS },
  passwordResets: { max: 5, windowMs: HOUR_MS },
  lockChecks: { max: 30, windowMs: HOUR_MS },
  invitations: { max: 50, windowMs: DAY_MS },
  reports: { max: 20, windowMs: DAY_MS },
  uploads: { max: 200, windowMs: DAY_MS },
  exports: { max: 5, windowMs: DAY_MS },
} as const satisfies Record<string, { max: number; windowMs: number }>;
export type ProductLimit = keyof typeof productLimits;

/** Requests a minute of one network address and of one token; beyond it: 429 with Retry-After. */
export type FloodLimits = { readonly address: number; readonly token: number };
export const FLOOD_LIMITS: FloodLimits = { address: 3000, token: 600 };

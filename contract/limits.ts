import { DAY_MS } from './calendar-day.ts';
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
  buyerReference: 100,
  place: 120,
  position: 80,
  invitationNote: 300,
  logNote: 1000,
  mail: 254,
  url: 300,
  postalCode: 12,
  headline: 120,
  about: 2000,
  imageAlt: 200,
  report: 4000,
  refId: 128,
  emoji: 32,
  tag: 40,
} as const;

/** Longest word about a change of an ad to those who have applied, in UTF-16 code units. */
export const CHANGE_NOTE_MAX = 600;

/** Most items in one of a job's lists (tasks, must, nice, benefits). */
export const LIST_MAX = 20;

/** How many jobs a part of the market holds before it is split (rule R10.2). */
export const MARKET_CELL_ROWS = 2000;

/** How many days ahead a job may be planned to go online by itself. */
export const SCHEDULE_MAX_DAYS = 180;

/** Longest address of a feed, and most of them a company has. */
export const FEED_URL_MAX = 600;
export const FEEDS_MAX = 5;

/** Most questions a job asks of its applicants. */
export const QUESTIONS_MAX = 5;

/** How long a new applicant is looked at before they count as seen, and are told so. */
export const SEEN_AFTER_MS = 2000;

/** Most tags a company gives to an applicant. */
export const TAGS_MAX = 10;

/** Most texts that a company keeps for the chat. */
export const TEMPLATES_MAX = 30;

/** Most people who are noted as hired when a job is closed: as many as a job may have openings. */
export const HIRED_MAX = 999;

/** Reply clock: members are told this long before an answer is due, and again then. */
export const DUE_WARNING_HOURS = 24;
/** A job whose applications nobody looks at is labelled, and later taken off the market, after so many days. */
export const UNREVIEWED_DAYS = { label: 14, unpublish: 28 } as const;
/** Every ad of a company is looked at before others see it, this long after staff took one of its ads down. */
export const REMOVAL_WATCH_DAYS = 180;
/** Who saved a job is told this long before it ends. */
export const CLOSING_HOURS = 48;
/** The owner may take a rejection back this long. */
export const RECONSIDER_HOURS = 24;

/** Largest page of `GET /sync`, in rows (rule R6). */
export const SYNC_PAGE_MAX = 500;

/** Jobs of the market that a device holds at most: the newest, as the first load brings them. */
export const MARKET_ROWS_MAX = 20_000;

/** Kilometres around a place where a search says none. */
export const SEARCH_RADIUS_KM = 25;

/** How long a stored answer is kept for replays, in days (rule W6). */
export const IDEMPOTENCY_DAYS = 90;

/** How long a tombstone is kept; below it a cursor is answered with "reset" (rule R3). */
export const TOMBSTONE_DAYS = 90;

/** Most entries of one setting that is a map (saved jobs, blocked people, …), those taken out included (contract/policy/setting-room.ts). */
export const SETTING_ENTRIES_MAX = 500;

/** A deleted account can be taken back this many days; deleting needs a sign-in at most this many minutes ago. */
export const DELETION_GRACE_DAYS = 14;
export const REAUTH_MINUTES = 5;

/** How often a guardian's link corrects a birth date, in a day. */
export const BIRTH_DATE_CORRECTIONS = 5;

/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;

/** A device that was not seen for so long is dropped from the list until it comes back; an ended one is forgotten. */
export const SESSION_DAYS = 180;

/** A mailed link that signs in, in minutes; one that changes the address, in hours; the way back from that, in days. */
export const SIGN_IN_LINK_MINUTES = 15;
export const CHANGE_MAIL_HOURS = 24;
export const RESTORE_MAIL_DAYS = 7;

/** How long a guardian's link, and an export, can be used, in days. */
export const GUARDIAN_LINK_DAYS = 14;
export const EXPORT_DAYS = 7;

/** Who reported something without an account is erased this many months after the decision: so long it can be contested. */
export const GUEST_REPORTER_MONTHS = 6;

/**
 * An account that waits for a guardian, in days: the guardian is reminded once, and without an answer the account is
 * erased. A guardian who was asked late has the time of a link still, but no account waits longer than `most`.
 */
export const GUARDIAN_WAIT_DAYS = { remind: 7, erase: 30, most: 60 } as const;

/** For how many months an address that refused is not written to again about the child, or about any child at all. */
export const GUARDIAN_BLOCK_MONTHS = { no: 12, unknown_child: 36 } as const;

/** Proofs (a signed offer, a consent to an account that is gone) are kept to the end of so many years after the year. */
export const PROOF_YEARS = 3;

/** A decision can be objected to for so many months (DSA Art. 20 (1)). */
export const APPEAL_MONTHS = 6;

/** What waits for staff is late after so many days. */
export const STAFF_DAYS = { report: 7, review: 2 } as const;

/** An appeal is answered within this many days. */
export const APPEAL_ANSWER_DAYS = 14;

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
/** The age from which a person decides alone. */
export const AGE_ADULT = 18;

/** Specification section 5: used where the sign-in service gives no password policy. */
export const PASSWORD_MIN_DEFAULT = 6;

/** Specification section 9: retries of a request. */
export const RETRY = { tries: 3, triesWithoutAnswer: 2, triesOn429: 5 } as const;

/**
 * An entry over which the server has broken (a plain 500) for so many rounds, and so long, stops and is shown:
 * something in it does that. The time keeps a short outage from stopping everything that waits.
 */
export const BROKEN = { rounds: 10, ms: 600_000 } as const;

/** A `Retry-After` of up to this is waited for in place; a longer one pauses the call and frees the drain. */
export const WAIT_IN_PLACE_MS = 5_000;

/** No pause is believed for longer, whatever `Retry-After` says. */
export const PAUSE_MAX_MS = 3_600_000;

/** A drain that has shown no sign of life for so long has been frozen: longer than any request may take. */
export const LEASE_STALE_MS = 90_000;

/** What a person may still take back waits this long before it is sent (rule W11). */
export const UNDO_MS = 10_000;

/** From this number of waiting entries on the person is warned, and quiet changes are no longer taken. */
export const OUTBOX_FULL = 1_000;

/** What was received is kept this many days, to be sent again to a server that was restored from a backup. */
export const RECEIVED_DAYS = 7;

/** Unsent work of a person who was signed out on a device is removed after this many days. */
export const SEALED_DAYS = 30;

/** "Send now, then sign out" leaves after so long, whatever was sent by then; in milliseconds. */
export const SEND_BEFORE_LEAVING_MS = 20_000;

/** Specification section 9: sleep between rounds of retries, in milliseconds. */
export const BACKOFF = { firstMs: 1000, factor: 1.5, capMs: 60_000 } as const;

/** Specification section 9: network timeout, in milliseconds. */
export const NETWORK_TIMEOUT = { desktopMs: 30_000, mobileMs: 60_000 } as const;

/** Routes that may be loaded ahead at a time (specification section 9). */
export const ROUTE_PRELOADS_MAX = 4;

/** Specification section 9: how long a message banner is shown. */
export const BANNER_MS = 3000;

/** Without signals the app still pulls this often while it is in front (rules W8, R7). */
export const PULL_EVERY_MS = 30_000;

/** Files: bytes of one, of a piece of an upload, of all that an account keeps; most in an application and a message. */
export const FILE_MAX = {
  bytes: 10 * 1024 * 1024,
  piece: 1024 * 1024,
  account: 200 * 1024 * 1024,
  pixels: 25_000_000,
  name: 120,
  perApplication: 10,
  perMessage: 5,
  perReport: 5,
  perRegistration: 3,
} as const;

/** Photos of a company, or of a creator's work. */
export const PHOTOS_MAX = 8;

/** Longer side of a kept image, in pixels. */
export const IMAGE_EDGE = { thumb: 256, logo: 512, banner: 1600, picture: 1600 } as const;

/** A file that belongs to nothing is erased after this many hours. */
export const FILE_UNATTACHED_HOURS = 48;

/** Mutations that go in one request, at most, and the letters of their arguments. */
export const BATCH = { entriesMax: 25, lettersMax: 100_000 };

/** Largest JSON body of a call, in bytes. */
export const BODY_MAX = 256 * 1024;

/** Largest page of a list, and its size where none is asked for, in rows. */
export const PAGE_MAX = 100;
export const PAGE_DEFAULT = 50;

/** Largest page of a conversation's messages, in rows. */
export const MESSAGE_PAGE_MAX = 200;
/** Largest number a message can have. */
export const SEQ_MAX = 2_147_483_647;
/** Most ids a list can be asked for. */
export const IDS_MAX = 100;
/** Longest reason for closing a conversation, in UTF-16 code units. */
export const REASON_MAX = 300;
/** A message can be deleted for all this long, in minutes. */
export const DELETE_FOR_ALL_MINUTES = 15;
/** An appointment: times to choose from, and its length in minutes. */
export const APPOINTMENT = { timesMax: 3, minutesMin: 5, minutesMax: 1440 } as const;
/** Most different emoji on one message. */
export const REACTIONS_MAX = 20;
/** A conversation closes by itself so many days after the person was hired, or was rejected. */
export const CLOSE_AFTER_DAYS = { hired: 30, rejected: 14 } as const;
/** Devices of one account that are told by push; the one registered longest ago leaves. */
export const PUSH_DEVICES_MAX = 20;
/** Longest text of a reminder, in UTF-16 code units; farthest one, in days; most that wait at a time. */
export const REMINDER_MAX = 300;
export const REMINDER_DAYS = 366;
export const REMINDERS_WAITING_MAX = 100;
/** Longest token of a mailed link. */
export const UNSUBSCRIBE_TOKEN_MAX = 100;
/** A link in a mail that ends mails of its kind works this long, in days. */
export const UNSUBSCRIBE_DAYS = 365;

/** Notes and applications made elsewhere that somebody keeps. */
export const TRACKINGS_MAX = 1000;
/** So long a line of a proof of applications can be checked by others, in days. */
export const PROOF_DAYS = 183;
/** Most lines of one proof. */
export const PROOF_LINES_MAX = 500;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What comes late counts as of its own time, so many days back. */
export const BACKLOG_DAYS = 7;

/**
 * How often somebody may do something (product section 7). Beyond it: 429 with Retry-After. What waited in an outbox
 * counts when it was done; `lateMax`: so many in a day that were done before the window, however often they are
 * claimed to be.
 */
export const productLimits = {
  applications: { max: 30, windowMs: DAY_MS, lateMax: 90 },
  conversations: { max: 20, windowMs: DAY_MS, lateMax: 60 },
  messages: { max: 60, windowMs: MINUTE_MS, lateMax: 1_000 },
  verifications: { max: 10, windowMs: HOUR_MS },
  /**
   * Mails to one account; who asks for more gets the same answer and no further mail, since the newest still works.
   * What strangers ask for and what its owner asks for while signed in count apart.
   */
  passwordResets: { max: 5, windowMs: HOUR_MS },
  registeredMails: { max: 5, windowMs: HOUR_MS },
  /** Requests for such mails from one network address, which a whole school may share. */
  resetRequests: { max: 300, windowMs: HOUR_MS },
  /** Links that sign in, to one account; and changes of its address. */
  signInMails: { max: 5, windowMs: HOUR_MS },
  mailChanges: { max: 5, windowMs: HOUR_MS },
  /** Sign-ins by a mailed link or a passkey from one network address; of one mail address from one network address. */
  signInTries: { max: 600, windowMs: HOUR_MS },
  linkTries: { max: 10, windowMs: 15 * MINUTE_MS },
  verifyMails: { max: 5, windowMs: HOUR_MS },
  /** Of one mail address from one network address, and of all from one network address. */
  lockChecks: { max: 30, windowMs: HOUR_MS },
  lockRequests: { max: 600, windowMs: HOUR_MS },
  invitations: { max: 50, windowMs: DAY_MS },
  reports: { max: 20, windowMs: DAY_MS },
  /** Reports without an account: from one network address, which a whole school may share, and of one mail address. */
  guestReports: { max: 20, windowMs: DAY_MS },
  guestReportMails: { max: 5, windowMs: DAY_MS },
  /** Lines of proofs looked up from one network address, which a whole office may share; proofs that one person makes. */
  proofChecks: { max: 300, windowMs: HOUR_MS },
  proofs: { max: 30, windowMs: HOUR_MS },
  uploads: { max: 200, windowMs: DAY_MS },
  exports: { max: 5, windowMs: DAY_MS },
  guardianMails: { max: 5, windowMs: DAY_MS },
  /** Of one company, beyond the daily ones: each asks a stranger's server. */
  feedFetches: { max: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, { max: number; windowMs: number; lateMax?: number }>;
export type ProductLimit = keyof typeof productLimits;

/** Requests a minute; beyond it: 429 with Retry-After. */
export type FloodLimits = {
  /** To the user API, of one network address. */
  readonly address: number;
  /** Of one token. */
  readonly token: number;
  /**
   * For what the server draws for strangers (pages of jobs, feeds, posters, previews), of one network address. Ten a
   * second is more than a search engine asks from one of its addresses, and one that is refused slows down by itself.
   */
  readonly pages: number;
};
export const FLOOD_LIMITS: FloodLimits = { address: 3000, token: 600, pages: 600 };

/** An invitation into a company, in days. */
export const INVITE_DAYS = 14;
/** A company that was deleted can be kept this long, in days; then it is erased. */
export const COMPANY_GRACE_DAYS = 14;
/** How long entries of the company log are kept, in months. */
export const LOG_MONTHS = 12;

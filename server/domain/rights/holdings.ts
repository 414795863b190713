import { type RawBuilder, sql } from 'kysely';
import type { Category } from './processing.ts';

/** The rows of a table about a person, and their treatment in an export and an erasure. */
export type Holding = {
  /** What it is for, and how long: the row of the privacy page. */
  readonly category: Category;
  /** Columns that hold account ids. */
  readonly columns: readonly string[];
  /** Condition for the rows about `uid`; left out: one of the columns holds it. */
  readonly rows?: (uid: string) => RawBuilder<boolean>;
  /** Exported columns; `all` except secrets and other people's data. */
  readonly exported:
    | 'all'
    | { readonly only: readonly string[] }
    | { readonly but: readonly string[] }
    | 'none';
  /** Why not everything is exported. */
  readonly because?: string;
  /** `deleted`, `blanked` (the row stays without anything personal), or why it is kept. */
  readonly erased: 'deleted' | 'blanked' | { readonly kept: string };
};

const ID_ONLY = { kept: 'the id of an account that has no face any more' };
const OWN_TALKS = (uid: string) =>
  sql<boolean>`conversation_id in (select id from conversation where user_id = ${uid} or peer_id = ${uid})`;

/**
 * All personal data in the database, by table. A test compares it with the database's columns and fails for a missing
 * table.
 */
export const holdings: Readonly<Record<string, Holding>> = {
  address: {
    category: 'profile',
    columns: ['ref_id'],
    rows: (uid) => sql`ref_type = 'user' and ref_id = ${uid}`,
    exported: 'all',
    erased: 'deleted',
  },
  appeal: {
    category: 'report',
    columns: ['user_id'],
    exported: { but: ['decided_by'] },
    because: 'who of staff has decided',
    erased: { kept: 'the matter itself, for as long as somebody can object' },
  },
  application: {
    category: 'application',
    columns: ['user_id', 'decided_by'],
    rows: (uid) => sql`user_id = ${uid}`,
    exported: { but: ['private', 'decided_by'] },
    because: 'notes and decisions are the company’s, which answers for them itself',
    erased: 'blanked',
  },
  birth_date_correction: { category: 'account', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  bucket: {
    category: 'operation',
    columns: ['id'],
    rows: (uid) => sql`id = ${`user:${uid}`}`,
    exported: 'all',
    erased: ID_ONLY,
  },
  bucket_change: {
    category: 'operation',
    columns: ['bucket', 'row_id'],
    rows: (uid) => sql`bucket = ${`user:${uid}`}`,
    exported: 'all',
    erased: { kept: 'tombstones for devices that were offline; purged after 90 days' },
  },
  company_handover: {
    category: 'company',
    columns: ['user_id', 'offered_by'],
    exported: { but: ['offered_by'] },
    because: 'who asked is somebody else',
    erased: 'deleted',
  },
  company_log: {
    category: 'company',
    columns: ['actor'],
    rows: (uid) => sql`actor ->> '_userId' = ${uid}`,
    exported: { only: ['company_id', 'seq', 'at', 'actor', 'action', 'ref_type', 'ref_id'] },
    because: 'what was changed is the company’s',
    erased: { kept: 'the log of a company shows who acted for it; purged after 12 months' },
  },
  consent_proof: {
    category: 'guardian',
    columns: ['user_id'],
    exported: 'none',
    because: 'it comes into being when the account is gone',
    erased: { kept: 'who agreed for a child, to what and when, without an address; purged after its period' },
  },
  consent_history: { category: 'consent', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  conversation: { category: 'talk', columns: ['user_id', 'peer_id'], exported: 'all', erased: 'blanked' },
  creator: { category: 'creator', columns: ['user_id'], exported: 'all', erased: 'blanked' },
  creator_source: {
    category: 'creator',
    columns: ['creator_id'],
    rows: (uid) => sql`creator_id in (select id from creator where user_id = ${uid})`,
    exported: 'all',
    erased: 'deleted',
  },
  data_export: { category: 'account', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  digest: { category: 'notice', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  file: {
    category: 'application',
    columns: ['owner_id'],
    exported: 'all',
    erased: { kept: 'pictures of a company, what was sent on its behalf, and what belongs to a report' },
  },
  guardian_consent: { category: 'guardian', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  guardian_block: {
    category: 'guardian',
    columns: ['mail_hash', 'about_hash'],
    rows: () => sql`false`,
    exported: 'none',
    because: 'hashes of addresses that are not written to',
    erased: { kept: 'so that nobody is written to who has refused; purged after its period' },
  },
  idempotency: {
    category: 'operation',
    columns: ['uid'],
    exported: { only: ['key', 'call', 'created_at'] },
    because:
      'beside it there are a fingerprint of the request and names of rows that stand in the other tables',
    erased: 'deleted',
  },
  invitation: {
    category: 'company',
    columns: ['invited_by', 'user_id', 'mail'],
    rows: (uid) => sql`user_id = ${uid} or mail = (select email from "user" where id = ${uid})`,
    exported: { but: ['invited_by'] },
    because: 'who sent it is somebody else',
    erased: 'deleted',
  },
  job: {
    category: 'company',
    columns: ['created_by', 'visible_to'],
    rows: (uid) => sql`created_by = ${uid}`,
    exported: { only: ['id', 'title', 'created_at'] },
    because: 'the rest is the company’s',
    erased: ID_ONLY,
  },
  job_revision: {
    category: 'company',
    columns: ['user_id'],
    exported: { only: ['job_id', 'rev', 'at'] },
    because: 'the rest is the company’s',
    erased: ID_ONLY,
  },
  job_view: { category: 'view', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  link: {
    category: 'operation',
    columns: ['subject'],
    rows: (uid) => sql`subject ->> 'uid' = ${uid}`,
    exported: { but: ['token_hash', 'subject'] },
    because: 'secrets',
    erased: 'deleted',
  },
  member: { category: 'company', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  message: {
    category: 'talk',
    columns: ['sender_id'],
    rows: (uid) => sql`sender_id = ${uid} or ${OWN_TALKS(uid)}`,
    exported: 'all',
    erased: 'blanked',
  },
  message_reaction: { category: 'talk', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  notification: {
    category: 'notice',
    columns: ['user_id', 'ref_id'],
    rows: (uid) => sql`user_id = ${uid}`,
    exported: 'all',
    erased: 'deleted',
  },
  offer: {
    category: 'offer',
    columns: ['user_id', 'created_by'],
    rows: (uid) => sql`user_id = ${uid} and sent_version is not null`,
    exported: { but: ['created_by', 'guardian_mails'] },
    because: 'other people’s',
    erased: { kept: 'evidence of what was agreed, for both sides, until its time is over' },
  },
  offer_signature: {
    category: 'offer',
    columns: ['user_id'],
    exported: 'all',
    erased: { kept: 'evidence of what was agreed, for both sides' },
  },
  offer_version: {
    category: 'offer',
    columns: ['by_user'],
    rows: (uid) => sql`by_user = ${uid}`,
    exported: 'all',
    erased: { kept: 'evidence of what was agreed, for both sides' },
  },
  participant: { category: 'talk', columns: ['user_id'], exported: 'all', erased: ID_ONLY },
  passkey: { category: 'session', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  proof_line: {
    category: 'tracking',
    columns: ['application_id'],
    rows: (uid) => sql`application_id in (select id from application where user_id = ${uid})`,
    exported: { but: ['secret'] },
    because: 'a secret',
    erased: {
      kept: 'a number and a state without a name: whoever looks it up is told that it can no longer be confirmed',
    },
  },
  push_device: {
    category: 'notice',
    columns: ['user_id'],
    exported: { but: ['p256dh', 'auth'] },
    because: 'secrets of the device',
    erased: 'deleted',
  },
  report: {
    category: 'report',
    columns: ['reporter_id', 'affected_user_id', 'target_id'],
    rows: (uid) => sql`reporter_id = ${uid}`,
    exported: { but: ['affected_user_id', 'evidence', 'decided_by'] },
    because: 'what others wrote, and who of staff has decided',
    erased: { kept: 'the matter itself, for as long as somebody can object' },
  },
  restriction: {
    category: 'report',
    columns: ['user_id', 'target_id'],
    rows: (uid) => sql`user_id = ${uid}`,
    exported: { but: ['decided_by'] },
    because: 'who of staff has decided',
    erased: { kept: 'what was decided and why, under an id without a face' },
  },
  seal_key: {
    category: 'session',
    columns: ['user_id'],
    exported: { but: ['private_key'] },
    because: 'a secret',
    erased: 'deleted',
  },
  search_alert: { category: 'search', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  seller: {
    category: 'seller',
    columns: ['user_id'],
    exported: 'all',
    erased: {
      kept: 'who concluded services here is reported to the tax authorities, and that is kept for ten years (§ 24 PStTG); without such a deal it is deleted',
    },
  },
  session: { category: 'session', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  sign_in_account: {
    category: 'account',
    columns: ['uid', 'email'],
    rows: (uid) => sql`uid = ${uid}`,
    exported: { but: ['password_hash'] },
    because: 'a secret',
    erased: 'deleted',
  },
  sign_in_code: {
    category: 'session',
    columns: ['uid', 'email'],
    rows: (uid) => sql`uid = ${uid}`,
    exported: { but: ['code_hash'] },
    because: 'a secret',
    erased: 'deleted',
  },
  sign_in_session: {
    category: 'session',
    columns: ['uid'],
    exported: { but: ['token_hash'] },
    because: 'a secret',
    erased: 'deleted',
  },
  staff_log: {
    category: 'staff',
    columns: ['args'],
    rows: () => sql`false`,
    exported: 'none',
    because: 'what staff did; decisions are sent to those they concern',
    erased: { kept: 'acts of staff; purged after 12 months' },
  },
  tracking: { category: 'tracking', columns: ['user_id'], exported: 'all', erased: 'deleted' },
  usage: {
    category: 'operation',
    columns: ['who'],
    exported: 'all',
    erased: 'deleted',
  },
  user: {
    category: 'account',
    columns: ['id', 'email'],
    rows: (uid) => sql`id = ${uid}`,
    exported: 'all',
    erased: 'blanked',
  },
  user_setting: {
    category: 'profile',
    columns: ['user_id', 'entry'],
    rows: (uid) => sql`user_id = ${uid}`,
    exported: 'all',
    erased: 'deleted',
  },
  work: {
    category: 'operation',
    columns: ['payload', 'key'],
    rows: () => sql`false`,
    exported: 'none',
    because: 'tasks that are about to be done, with what stands in the other tables',
    erased: { kept: 'done within moments, or found to have nothing to do' },
  },
};

/** The rows of one table about a person. */
export function rowsAbout(holding: Holding, uid: string): RawBuilder<boolean> {
  if (holding.rows !== undefined) return holding.rows(uid);
  return sql`(${sql.join(
    holding.columns.map((column) => sql`${sql.ref(column)} = ${uid}`),
    sql` or `,
  )})`;
}

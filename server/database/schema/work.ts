import type { Generated } from 'kysely';
import type { Defaulted, Json } from './column.ts';

export type WorkTable = {
  id: string;
  kind: string;
  /** At most one row of a kind has this key. */
  key: string | null;
  payload: Json<unknown>;
  run_at: Date;
  attempts: Defaulted<number>;
  last_error: Defaulted<string | null>;
  /** No try follows before staff says so. */
  gave_up_at: Defaulted<Date | null>;
};

export type LinkTable = {
  /** SHA-256 of the token, in hexadecimal; the token itself is only in the mail. */
  token_hash: string;
  action: string;
  subject: Json<Record<string, string>>;
  expires_at: Date;
  opened_at: Defaulted<Date | null>;
  used_at: Defaulted<Date | null>;
};

export type UsageTable = {
  limit_name: string;
  who: string;
  /** When it was done: of one that had waited in an outbox, its own time. */
  at: Date;
  late_at: Defaulted<Date | null>;
};

export type MailSentBeforeTable = {
  id: Generated<string>;
  /** SHA-256 of receiver, template and parameters. */
  hash: string;
  restored_at: Date;
};

export type WorkTables = {
  link: LinkTable;
  mail_sent_before: MailSentBeforeTable;
  usage: UsageTable;
  work: WorkTable;
};

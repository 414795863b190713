import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The query layer. Inside a transaction only the transaction's own handle may be used: PGlite has one connection. */
export type Db = Kysely<Tables>;

export type Database = {
  readonly db: Db;
  /** Ends every connection; embedded: writes the folder's last state. */
  close(): Promise<void>;
};

import { sql } from 'kysely';
import type { Db } from './database.ts';

const LONG_MS = 600_000;

/** The same words each time: by them the connection learns that an answer may take longer (pooled-client.ts). */
const LONGER = `
  select set_config(name, '${LONG_MS}', true) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'`;
const ANY_TIME = `select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`;

/** Milliseconds that a statement may take after this one, to the end of the transaction; 0: as long as it takes. */
export const grantedBy: ReadonlyMap<string, number> = new Map([
  [LONGER, LONG_MS],
  [ANY_TIME, 0],
]);

/** Gives a transaction of the work of time longer than a caller would wait; where nothing is limited, nothing changes. */
export async function takeLonger(tx: Db): Promise<void> {
  await sql.raw(LONGER).execute(tx);
}

/** Lets a transaction wait for locks, and its statements run, as long as they take. */
export async function takeAnyTime(tx: Db): Promise<void> {
  await sql.raw(ANY_TIME).execute(tx);
}

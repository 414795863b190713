import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/**
 * The account that had this address until its last change, as long as it can be taken back: until then nobody else may
 * register the address, or a thief would block the way back. A link that still changes the address counts as well,
 * because the sign-in service changes it before the record does.
 */
export async function reservedMail(
  tx: Db,
  mail: string,
  now: Date,
): Promise<{ uid: string; until: Date } | undefined> {
  const row = await tx
    .selectFrom('link')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ and, eb, or }) =>
      or([
        and([eb('action', '=', 'restore-mail'), eb(sql`subject ->> 'mail'`, '=', mail)]),
        and([eb('action', '=', 'change-mail'), eb(sql`subject ->> 'from'`, '=', mail)]),
      ]),
    )
    .select(['subject', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.subject.uid === undefined ? undefined : { uid: row.subject.uid, until: row.expires_at };
}

import { DAY_MS } from '../../../contract/calendar-day.ts';
import { contentHash } from '../../base/canonical-json.ts';
import type { Db } from '../../database/database.ts';
import type { Files } from '../../ports/files/files.ts';
import { noteMail } from '../backup/restore-log.ts';

/** What restored rows would post again is due by then; later an equal mail is one that is meant. */
const REPEATED_MS = 35 * DAY_MS;

export type Said = { to: string; template: string; params: Record<string, string> };

/**
 * Whether the same mail went out between the backup and the restore of this database; each of those stands for one. A
 * mail with a link of its own is never the same: the links of those that went out are gone with their rows.
 */
export async function wentOutBefore(tx: Db, mail: Said, now: Date): Promise<boolean> {
  const gone = await tx
    .deleteFrom('mail_sent_before')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_sent_before')
        .where('hash', '=', hashOf(mail))
        .where('restored_at', '>', new Date(now.getTime() - REPEATED_MS))
        .orderBy('id')
        .limit(1)
        // biome-ignore lint/plugin: the row is deleted.
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** A mail that could not be noted may come twice after a restore; to fail here would send it twice now. */
export async function noteSent(files: Files, mail: Said, now: Date): Promise<void> {
  await noteMail(files, now, hashOf(mail)).catch(() => undefined);
}

const hashOf = ({ to, template, params }: Said) => contentHash({ to, template, params });

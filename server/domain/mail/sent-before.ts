import { DAY_MS } from '../../../contract/calendar-day.ts';
import { contentHash } from '../../base/canonical-json.ts';
import type { Db } from '../../database/database.ts';
import type { Files } from '../../ports/files/files.ts';
import { noteMail } from '../backup/restore-log.ts';

/** Duplicates from restored rows are due within this time; an equal mail later is intended. */
const REPEATED_MS = 35 * DAY_MS;

export type Said = { to: string; template: string; params: Record<string, string> };

/**
 * Whether the same mail was sent between the backup and the restore of this database; each record excuses one. A mail
 * with its own link is never the same: the links of sent mails were lost with their rows.
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

/** Without this record the mail may be sent twice after a restore; failing here would send it twice now. */
export async function noteSent(files: Files, mail: Said, now: Date): Promise<void> {
  await noteMail(files, now, hashOf(mail)).catch(() => undefined);
}

const hashOf = ({ to, template, params }: Said) => contentHash({ to, template, params });

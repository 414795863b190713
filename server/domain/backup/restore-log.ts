import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Files } from '../../ports/files/files.ts';

/**
 * Facts that the restore of an older backup must neither undo nor repeat: erasures, assigned invoice numbers, sent
 * mails. They lie beside the files because they have to survive the database, and no backup contains them, so that a
 * restore never replaces them by older ones. Each record is an empty file whose key holds all of it.
 */
export type RestoreLog = {
  readonly erased: readonly { kind: ErasedKind; id: string }[];
  /** The last serial number assigned in a year. */
  readonly invoices: ReadonlyMap<number, number>;
  /** Content hashes of mails sent after the given instant. */
  readonly mails: readonly string[];
};

export type ErasedKind = 'user' | 'company';

export const RESTORE_LOG = 'restore-log';
const MAIL_DAYS = 90;
const NOTHING = Buffer.alloc(0);

/** Called before the commit: after a crash in between, a restore erases data that was due to be erased anyway. */
export async function noteErased(files: Files, kind: ErasedKind, id: string): Promise<void> {
  await files.put(`${RESTORE_LOG}/erased/${kind}/${Buffer.from(id).toString('hex')}`, NOTHING);
}

/** Called before the commit: after a crash in between, a restore leaves a gap in the numbers at most. */
export async function noteInvoice(files: Files, year: number, serial: number): Promise<void> {
  await files.put(`${RESTORE_LOG}/invoice/${year}-${serial}`, NOTHING);
}

export async function noteMail(files: Files, sentAt: Date, hash: string): Promise<void> {
  const [day = '', time = ''] = sentAt.toISOString().split('T');
  await files.put(`${mailDay(day)}/${time.replace(/\D/g, '')}-${hash}`, NOTHING);
}

/**
 * Deletes the records of mails older than any backup that can be restored: a month of days, so that a pause leaves
 * nothing behind.
 */
export async function forgetMails(files: Files, now: Date): Promise<void> {
  for (let day = 0; day < 31; day++) {
    const at = new Date(now.getTime() - (MAIL_DAYS + day) * DAY_MS);
    await files.removeAll(mailDay(at.toISOString().slice(0, 10)));
  }
}

/**
 * @param since only mails sent later are returned; erasures and numbers are returned whole, because they hold for any
 * backup
 */
export async function readRestoreLog(files: Files, since: Date): Promise<RestoreLog> {
  const keys = (await files.list(RESTORE_LOG)).map((key) => key.slice(RESTORE_LOG.length + 1));
  const erased: { kind: ErasedKind; id: string }[] = [];
  const invoices = new Map<number, number>();
  const mails: string[] = [];
  for (const key of keys) {
    const [what, first = '', second = ''] = key.split('/');
    if (what === 'erased')
      erased.push({ kind: first as ErasedKind, id: Buffer.from(second, 'hex').toString() });
    else if (what === 'invoice') {
      const [year = 0, serial = 0] = first.split('-').map(Number);
      invoices.set(year, Math.max(serial, invoices.get(year) ?? 0));
    } else if (what === 'mail') {
      const [time = '', hash = ''] = second.split('-');
      if (`${first.replaceAll('-', '')}${time}` > since.toISOString().replace(/\D/g, '')) mails.push(hash);
    }
  }
  return { erased, invoices, mails };
}

/** Copies the records of another log, so that the next restore knows them as well. Returns how many there are. */
export async function copyRestoreLog(from: Files, to: Files): Promise<number> {
  const keys = await from.list(RESTORE_LOG);
  for (const key of keys) await to.put(key, NOTHING);
  return keys.length;
}

const mailDay = (day: string) => `${RESTORE_LOG}/mail/${day}`;

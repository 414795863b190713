import { StartFailure } from '../../base/start-failure.ts';
import type { Db } from '../../database/database.ts';
import type { RestoreLog } from '../../domain/backup/restore-log.ts';
import { type Said, wentOutBefore } from '../../domain/mail/sent-before.ts';
import { type ErasedAgain, eraseAgain } from './erase-again.ts';

export type Into = {
  dataDir: string | undefined;
  newId: () => string;
  now: Date;
  /** What was done after an instant and outlived the database (domain/backup/restore-log.ts); a mail is noted as of its claim. */
  readLog: (since: Date) => Promise<RestoreLog>;
  /** The last invoice number that was given, where the log cannot know it. */
  lastInvoice?: { year: number; serial: number } | undefined;
};

/**
 * Brings rows that are as old as their backup up to what has left the system since: who was erased is erased again
 * when the server starts, no invoice number is given twice, and mails that went out are known. Throws a StartFailure
 * where nothing says which invoice number was the last.
 */
export async function catchUp(tx: Db, log: RestoreLog, into: Into): Promise<ErasedAgain> {
  await raiseSerials(tx, log, into);
  await rememberMails(tx, log, into.now);
  return eraseAgain(tx, log.erased, into);
}

async function raiseSerials(tx: Db, { invoices }: RestoreLog, { lastInvoice }: Into): Promise<void> {
  const given = await tx.selectFrom('invoice_serial').selectAll().orderBy('year', 'desc').execute();
  const [latest] = given;
  if (latest !== undefined && invoices.size === 0 && lastInvoice === undefined)
    throw new StartFailure(
      `The backup holds invoices, the last of ${latest.year} with the number ${latest.last}, and nothing here says which numbers were given after it. Look at the newest invoice that went out and name it with --last-invoice (R${latest.year}-${String(latest.last).padStart(6, '0')} if there was none since); nothing was restored.`,
    );
  const known = new Map(invoices);
  if (lastInvoice !== undefined)
    known.set(lastInvoice.year, Math.max(lastInvoice.serial, known.get(lastInvoice.year) ?? 0));
  for (const [year, serial] of known)
    await tx
      .insertInto('invoice_serial')
      .values({ year, last: serial })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet((eb) => ({
          last: eb.fn<number>('greatest', ['invoice_serial.last', 'excluded.last']),
        })),
      )
      .execute();
}

const AT_ONCE = 1000;

/** What the backup still had in its queue and went out later leaves the queue; the rest is known when it is posted. */
async function rememberMails(tx: Db, { mails }: RestoreLog, now: Date): Promise<void> {
  await tx.deleteFrom('mail_sent_before').execute();
  for (let from = 0; from < mails.length; from += AT_ONCE)
    await tx
      .insertInto('mail_sent_before')
      .values(mails.slice(from, from + AT_ONCE).map((hash) => ({ hash, restored_at: now })))
      .execute();
  const queued = await tx
    .selectFrom('work')
    .where('kind', '=', 'mail.send')
    .select(['id', 'payload'])
    .execute();
  for (const { id, payload } of queued)
    if (await wentOutBefore(tx, payload as Said, now))
      await tx.deleteFrom('work').where('id', '=', id).execute();
}

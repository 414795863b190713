import type { ChangeContext } from '../../api/call-context.ts';
import { recordApplication, recordNotification } from '../../change-log/record.ts';
import { appendLog } from '../log/append.ts';
import { eraseContent } from './erase-content.ts';
import type { ApplicationRow } from './presenter.ts';

/** Applications erased in one transaction. */
const BATCH = 50;
/** Stands where a text was: an ended application is never without one. */
const ERASED = '–';

export type Erased = { applications: number; files: number; messages: number };

/**
 * Takes everything personal out of an application that is over: what was sent in, the company's notes and text, files
 * and messages. The row stays, so that counters do; the company no longer sees it, the applicant keeps title and state.
 */
export async function eraseApplication(context: ChangeContext, row: ApplicationRow): Promise<Erased> {
  const { tx, now, effects } = context;
  const { files, messages } = await eraseContent(context, row);
  const next = await tx
    .updateTable('application')
    .set((eb) => ({
      note: '',
      answers: '[]',
      cv: null,
      person: JSON.stringify({ firstname: '', lastname: '', email: '', contacts: [] }),
      private: JSON.stringify({ tags: [], notes: '', label: null }),
      rejection: row.rejection && JSON.stringify({ ...row.rejection, text: ERASED, by: '' }),
      withdraw_reason: null,
      erased_at: now,
      updated_at: now,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordApplication(effects, next);
  await forgetNotices(context, row);
  return { applications: 1, files, messages };
}

/** Applicants' names stand in what the members were told. */
async function forgetNotices({ tx, now, effects }: ChangeContext, { id, user_id }: ApplicationRow) {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ params: '[]', deleted_at: now, ver: eb('ver', '+', 1) }))
    .where('ref_type', '=', 'application')
    .where('ref_id', '=', id)
    .where('user_id', '<>', user_id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row, true);
}

/** Retention: erases what is due, and gives whether there is more. */
export async function eraseDue(context: ChangeContext): Promise<boolean> {
  const due = await context.tx
    .selectFrom('application')
    .where('erase_at', '<=', context.now)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('erase_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of due) {
    await eraseApplication(context, row);
    await appendLog(context, {
      companyId: row.company_id,
      actor: null,
      action: 'application.erased',
      ref: { type: 'application', id: row.id },
    });
  }
  return due.length === BATCH;
}

import type { CompanyRecord } from '../../../contract/entities/application.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { ERASED_TEXT } from '../../../contract/rejection-text.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { eachRow } from '../../work/each-row.ts';
import { appendLog } from '../log/append.ts';
import { changeApplication } from './change-application.ts';
import { closeOne } from './close.ts';
import { eraseContent, lockConversations } from './erase-content.ts';
import type { ApplicationRow } from './row.ts';
import { withdrawOpen } from './withdraw-open.ts';

const HOUR_MS = 3_600_000;
/** The number stays: no other applicant of the job is given it. So does that somebody was hired: it stays counted. */
const NOBODY = { firstname: '', lastname: '', email: '', contacts: [] };
const NOTHING_KEPT: CompanyRecord = { tags: [], notes: '', label: null };

const erased = (lang: string) => ({ text: ERASED_TEXT, lang, by: '' });

export type Erased = { applications: number; files: number; messages: number };

/**
 * Erases all personal data of an application that is over: its content, the company's notes and text, files and
 * messages. The row stays for the counters; the company no longer sees it, the applicant keeps title and state.
 */
export async function eraseApplication(context: ChangeContext, row: ApplicationRow): Promise<Erased> {
  const { files, messages } = await eraseContent(context, row);
  const { rejection, private: kept } = row;
  // The text of a closed one is ours and holds no personal data.
  const isOurs = row.status === 'closed' || row.removed_from === 'closed';
  await changeApplication(context, row.id, {
    note: '',
    answers: '[]',
    cv: null,
    proposal: null,
    creator_id: null,
    person: JSON.stringify({ ...NOBODY, sign: row.person.sign }),
    private: JSON.stringify({ ...NOTHING_KEPT, hiredOutsideAt: kept.hiredOutsideAt ?? null }),
    rejection: rejection && JSON.stringify(isOurs ? rejection : erased(rejection.lang)),
    withdraw_reason: null,
    keeping: null,
    erased_at: context.now,
  });
  await forgetNotices(context, row);
  return { applications: 1, files, messages };
}

/** The members' notices contain applicants' names. */
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

/** Erases a leaving person's applications; open ones are withdrawn first. */
export async function eraseApplicationsOf(context: ChangeContext, uid: string): Promise<void> {
  await withdrawOpen(context, uid);
  const applications = await context.tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockConversations(context, applications);
  for (const row of applications) await eraseAndLog(context, row);
}

/** Logs the erasure for the company, unless it never saw the application. */
async function eraseAndLog(context: ChangeContext, row: ApplicationRow): Promise<void> {
  await eraseApplication(context, row);
  if (row.visible_at === null) return;
  await appendLog(context, {
    companyId: row.company_id,
    actor: null,
    action: 'application.erased',
    ref: { type: 'application', id: row.id },
  });
}

/** Not while an offer may still make a hire of it. */
const isDue = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('application')
    .where('erase_at', '<=', now)
    .where('erased_at', 'is', null)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('application.status', '<>', 'accepted'),
        not(
          exists(
            selectFrom('offer')
              .whereRef('offer.application_id', '=', 'application.id')
              .where('offer.status', 'in', LIVE_OFFER)
              .select('offer.id'),
          ),
        ),
      ]),
    );

/** Retention: erases applications that are due. */
export const eraseDue = eachRow('applications.erase', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return isDue(context)
      .where(untaken('application.id'))
      .select('id')
      .orderBy('erase_at')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const { tx } = context;
    const seen = await isDue(context).where('id', '=', id).select('job_id').executeTakeFirst();
    if (seen === undefined) return;
    // Job first, as everywhere: see domain/application/end.ts.
    await tx.selectFrom('job').where('id', '=', seen.job_id).select('id').forNoKeyUpdate().execute();
    const row = await isDue(context).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
    if (row === undefined) return;
    // Accepted, and nothing came of it before the job ended: it ends with an answer like any other.
    const ended = row.status === 'accepted' ? await closeOne(context, row, 'timeOver') : row;
    await eraseAndLog(context, ended);
  },
});

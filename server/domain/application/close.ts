import { UNREVIEWED_DAYS } from '../../../contract/limits.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Endings } from '../../../locales/types/endings.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { languageOf } from '../user/settings.ts';
import { endApplication } from './end.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Ends every open application of a job or a company, with a text in the reader's language, so that nobody is left
 * without an answer. Includes those that wait for a guardian. Returns how many.
 */
export async function closeApplications(
  context: ChangeContext,
  { jobId, companyId, why }: { jobId?: string; companyId?: string; why: keyof Endings },
): Promise<number> {
  if ((jobId === undefined) === (companyId === undefined))
    throw new TypeError('closeApplications needs a job or a company');
  const { tx } = context;
  const jobs = await tx
    .selectFrom('job')
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId as string))
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId as string))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  let closed = 0;
  for (const job of jobs) {
    const open = await tx
      .selectFrom('application')
      .where('job_id', '=', job.id)
      .where('status', 'in', ['submitted', 'viewed'])
      .selectAll()
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const row of open) await closeOne(context, row, why);
    closed += open.length;
  }
  return closed;
}

/** `row` must be locked and open, or accepted without a hire. */
export async function closeOne(
  context: ChangeContext,
  row: ApplicationRow,
  why: keyof Endings,
): Promise<ApplicationRow> {
  const lang = await languageOf(context.tx, row.user_id);
  const ending = SERVER_TEXTS[lang].endings[why];
  const text = typeof ending === 'string' ? ending : ending(UNREVIEWED_DAYS.unpublish);
  const rejection = JSON.stringify({ text, lang, by: '' });
  return endApplication(context, row, { as: 'closed', by: null, rejection });
}

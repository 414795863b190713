import type { Lang } from '../../../contract/entities/company.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { languageOf } from '../user/settings.ts';
import { endApplication } from './end.ts';
import type { ApplicationRow } from './row.ts';

/** In the reader's language. */
export type ClosingText = Readonly<Record<Lang, string>>;

/**
 * Ends every open application of a job or a company, with a text: nobody is left without an answer. Gives how many.
 * Those that wait for a guardian end as well.
 */
export async function closeApplications(
  context: ChangeContext,
  { jobId, companyId, text }: { jobId?: string; companyId?: string; text: ClosingText },
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
    for (const row of open) await closeOne(context, row, text);
    closed += open.length;
  }
  return closed;
}

/** `row` is locked and open. */
export async function closeOne(
  context: ChangeContext,
  row: ApplicationRow,
  text: ClosingText,
): Promise<ApplicationRow> {
  const lang = await languageOf(context.tx, row.user_id);
  const rejection = JSON.stringify({ text: text[lang], lang, by: '' });
  return endApplication(context, row, { as: 'closed', by: null, rejection });
}

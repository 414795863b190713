import type { Lang } from '../../../contract/entities/company.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { endOffersOf } from '../offer/end-offers.ts';
import { languageOf } from '../user/settings.ts';
import { announceEnd } from './announce-end.ts';
import { touchJob } from './job-stats.ts';
import { eraseAfter } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { enter } from './transition.ts';

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
  const next = await enter(context, row, 'closed', null, {
    rejection: JSON.stringify({ text: text[lang], lang, by: '' }),
    erase_at: await eraseAfter(context, row.company_id),
    due_at: null,
  });
  await endOffersOf(context, next);
  if (row.visible_at !== null) await touchJob(context, row.job_id);
  await announceEnd(context, row, 'closed', null);
  return next;
}

import type { ChangeContext } from '../../api/change-context.ts';
import { notify } from '../notification/notify.ts';
import { endOffersOf } from '../offer/end-offers.ts';
import { readersOf } from './announce.ts';
import { touchJob } from './job-stats.ts';
import { nameFor } from './presenter.ts';
import { eraseAfter } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { enter } from './transition.ts';

/**
 * Withdraws everything of a person that is still open: a guardian has taken the consent back, or the account goes.
 * What waits for a guardian and was never shown stays as it is.
 */
export async function withdrawOpen(context: ChangeContext, uid: string): Promise<void> {
  const { tx } = context;
  const jobs = await tx
    .selectFrom('job')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('application')
        .where('user_id', '=', uid)
        .where('status', 'in', ['submitted', 'viewed', 'accepted'])
        .where('visible_at', 'is not', null)
        .select('job_id'),
    )
    .select(['id', 'company_id', 'created_by', 'title', 'visible_to'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of jobs) {
    const row = await tx
      .selectFrom('application')
      .where('user_id', '=', uid)
      .where('job_id', '=', job.id)
      .where('status', 'in', ['submitted', 'viewed', 'accepted'])
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row !== undefined) await withdraw(context, row, await readersOf(tx, job));
  }
}

async function withdraw(context: ChangeContext, row: ApplicationRow, readers: string[]): Promise<void> {
  const next = await enter(context, row, 'withdrawn', row.user_id, {
    due_at: null,
    erase_at: await eraseAfter(context, row.company_id),
  });
  await endOffersOf(context, next);
  await touchJob(context, row.job_id);
  for (const to of readers)
    await notify(context, {
      to,
      type: 'application_withdrawn',
      ref: { type: 'application', id: row.id },
      params: [nameFor(next), row.job_snapshot.title],
    });
}

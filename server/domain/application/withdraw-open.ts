import type { ChangeContext } from '../../api/change-context.ts';
import { endApplication } from './end.ts';

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
    .select('id')
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
    if (row !== undefined) await endApplication(context, row, { as: 'withdrawn', by: uid });
  }
}

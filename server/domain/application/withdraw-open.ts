import type { ChangeContext } from '../../api/change-context.ts';
import { endApplication } from './end.ts';

/**
 * Withdraws a person's open applications after a guardian's revocation or before an erasure. Those that wait for a
 * guardian were never shown and stay.
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

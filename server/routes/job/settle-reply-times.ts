import type { ChangeContext } from '../../api/call-context.ts';
import { companyBucket } from '../../change-log/effects.ts';
import { medianReplyHours } from './reply-time.ts';

/**
 * Reply times grow while nobody answers, so those of jobs and companies with waiting applications are reckoned anew
 * once a day. In steps of a company, the locks of one transaction stay few.
 */
export async function settleReplyTimes(context: ChangeContext): Promise<void> {
  const { tx, now, effects } = context;
  const companies = await tx
    .selectFrom('application')
    .where('visible_at', 'is not', null)
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .execute();
  for (const { company_id } of companies) {
    const median = await medianReplyHours(tx, { companyId: company_id, now });
    // Not part of a replicated row: the public card reads it.
    await tx.updateTable('company').set({ median_reply_h: median }).where('id', '=', company_id).execute();
  }
  const jobs = await tx
    .selectFrom('job')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('application')
          .whereRef('application.job_id', '=', 'job.id')
          .where('application.status', 'in', ['submitted', 'viewed'])
          .select('application.id'),
      ),
    )
    .select(['id', 'median_reply_h'])
    .orderBy('id')
    .execute();
  for (const { id, median_reply_h } of jobs) {
    const median = await medianReplyHours(tx, { jobId: id, now });
    if (median === median_reply_h) continue;
    const row = await tx
      .updateTable('job')
      .set((eb) => ({ median_reply_h: median, ver: eb('ver', '+', 1) }))
      .where('id', '=', id)
      .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
      .executeTakeFirstOrThrow();
    effects.change(companyBucket(row.company_id), 'companyJob', row);
  }
}

import type { CallContext } from '../../api/call-context.ts';
import { companyBucket } from '../../change-log/effects.ts';

/** Counts of applications are derived: the company's row of the job moves with them, the market's does not. */
export async function touchJob({ tx, effects }: CallContext, jobId: string): Promise<void> {
  const job = await tx
    .updateTable('job')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('id', '=', jobId)
    .returning(['id', 'ver', 'company_id', 'deleted_at'])
    .executeTakeFirstOrThrow();
  effects.change(companyBucket(job.company_id), 'companyJob', job, job.deleted_at !== null);
}

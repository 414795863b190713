import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';

/** Raises the version of every job of a company: each shows facts of the company. The company is locked. */
export async function touchJobs({ tx, effects }: ChangeContext, companyId: string): Promise<void> {
  const ofCompany = tx.selectFrom('job').where('company_id', '=', companyId).where('deleted_at', 'is', null);
  await ofCompany.select('id').orderBy('id').forNoKeyUpdate().execute();
  const jobs = await tx
    .updateTable('job')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const job of jobs) recordJob(effects, job);
}

import type { Company } from '../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { companyJobs } from './jobs.ts';
import { myCompany } from './me.ts';
import { entriesTouching } from './outbox.ts';

export type JobEdit = {
  company: Company | undefined;
  /** The job as it is shown; null for a new one, and where the server refused to make it. */
  row: CompanyJob | null;
  entries: OutboxEntry[];
  /** All jobs of the company: what a new one can be copied from. */
  jobs: CompanyJob[];
};

/** All that the form of a job needs, of one moment. */
export async function jobEdit(db: Replica, jobId: string | undefined): Promise<JobEdit> {
  return {
    company: await myCompany(db),
    row: (jobId && (await db.companyJob.get(jobId))) || null,
    entries: jobId ? await entriesTouching(db, 'companyJob', jobId) : [],
    jobs: await companyJobs(db),
  };
}

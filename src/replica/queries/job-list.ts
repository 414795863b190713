import type { Company } from '../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { hiredByJob } from './job-people.ts';
import { companyJobs } from './jobs.ts';
import { myCompany } from './me.ts';
import { entriesByRow, type SyncStatus, syncStatus } from './outbox.ts';

export type CompanyJobs = {
  company: Company | undefined;
  /** Last changed first. */
  jobs: CompanyJob[];
  /** Unsent changes, by job. */
  changes: Map<string, OutboxEntry[]>;
  /** Names of those who were hired, by job. */
  hired: ReadonlyMap<string, string[]>;
  status: SyncStatus;
};

/** All that the list of a company's jobs shows, of one moment. */
export async function companyJobList(db: Replica): Promise<CompanyJobs> {
  // Side by side: each way to the store and back is time before the first row.
  const [company, jobs, changes, hired, status] = await Promise.all([
    myCompany(db),
    companyJobs(db),
    entriesByRow(db, 'companyJob'),
    hiredByJob(db),
    syncStatus(db),
  ]);
  return { company, jobs, changes, hired, status };
}

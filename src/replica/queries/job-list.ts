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
  return {
    company: await myCompany(db),
    jobs: await companyJobs(db),
    changes: await entriesByRow(db, 'companyJob'),
    hired: await hiredByJob(db),
    status: await syncStatus(db),
  };
}

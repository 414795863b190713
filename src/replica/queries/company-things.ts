import type { Applicant } from '../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';
import { applicants } from './applicants.ts';
import { type InboxRow, inbox } from './inbox.ts';
import { companyJobs } from './jobs.ts';

/** What a company can look for by name, each kind in the order of its own list. */
export type CompanyThings = {
  jobs: CompanyJob[];
  applicants: readonly Applicant[];
  conversations: InboxRow[];
};

export async function companyThings(db: Replica): Promise<CompanyThings> {
  return { jobs: await companyJobs(db), applicants: await applicants(db), conversations: await inbox(db) };
}

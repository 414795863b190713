import type { Replica } from '../database.ts';

export type KeptCounts = { jobs: number; applications: number; messages: number; drafts: number };

/** How much of what is kept on this device. */
export async function keptCounts(db: Replica): Promise<KeptCounts> {
  const [jobs, companyJobs, mine, theirs, messages, drafts] = await Promise.all([
    db.job.count(),
    db.companyJob.count(),
    db.application.count(),
    db.applicant.count(),
    db.message.count(),
    db.draft.count(),
  ]);
  return { jobs: jobs + companyJobs, applications: mine + theirs, messages, drafts };
}

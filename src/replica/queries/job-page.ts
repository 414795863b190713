import type { Job } from '../../../contract/entities/job.ts';
import type { User } from '../../../contract/entities/user.ts';
import { getMetas, type Replica } from '../database.ts';
import { type ApplicationItem, applicationItemOfJob } from './application-items.ts';
import { marketBucket } from './held-market.ts';
import { jobById } from './jobs.ts';
import { me } from './me.ts';
import { type SyncStatus, syncStatus } from './outbox.ts';

/** What the page of one job tells; a job that is gone may still be known from one's own application. */
export type JobPage = {
  job: Job | undefined;
  item: ApplicationItem | undefined;
  user: User | undefined;
  status: SyncStatus;
  /** The device does not hold the whole market: a job of another part may have changed unheard (rule R4.7). */
  isPart: boolean;
  /** What is not here now may be asked for: all has been read that pulls bring, or it is known which market is theirs. */
  isAskable: boolean;
};

export async function jobPage(db: Replica, jobId: string): Promise<JobPage> {
  const [job, item, user, status, { marketCut = false, buckets }] = await Promise.all([
    jobById(db, jobId),
    applicationItemOfJob(db, jobId),
    me(db),
    syncStatus(db),
    getMetas(db, ['marketCut', 'buckets']),
  ]);
  const isAskable = status.loaded || marketBucket(buckets) !== undefined;
  return { job, item, user, status, isPart: marketCut, isAskable };
}

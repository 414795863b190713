import { ApiError } from '../../../contract/errors.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { rowKey } from '../../replica/outbox-entry.ts';
import { isStray, marketBucket } from '../../replica/queries/held-market.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { CallAlongside } from './call.ts';

/** `here`: it is on this device now · `gone`: the server shows this person no such job · `away`: no answer. */
export type JobFetched = 'here' | 'gone' | 'away';
export type FetchJob = (jobId: string) => Promise<JobFetched>;

/**
 * Asks for a job of the market that is not on this device, or that nothing pulled would change, and keeps it as a row of
 * the market's bucket (rule R4.7).
 */
export function createFetchJob(call: CallAlongside, store: () => Replica | null): FetchJob {
  return async (jobId) => {
    const db = store();
    if (db && (await isPulled(db, jobId))) return 'here';
    let isOfNow = false;
    let kept = false;
    try {
      await call(
        'job.get',
        { jobId },
        {
          alongside: async (db, job) => {
            isOfNow = true;
            // As the last pull named it.
            const bucket = marketBucket(await getMeta(db, 'buckets'));
            // A company's own row of a job has a table of its own.
            if (!bucket || !('companyName' in job)) return;
            await mergeTruth(db, [{ bucket, table: 'job', id: job._id, ver: job.ver, row: job }]);
            // Its tombstone may be newer than the answer.
            kept = (await db.job.get(jobId)) !== undefined;
          },
        },
      );
    } catch (error) {
      const isGone =
        error instanceof ApiError && error.status < 500 && error.status >= 403 && error.status !== 429;
      if (!isGone) return 'away';
      if (db) await dropStray(db, jobId);
      return 'gone';
    }
    // Of before a reset, or of nobody's store: nothing is known by it.
    if (!isOfNow) return 'away';
    return kept ? 'here' : 'gone';
  };
}

/** It is here, and pulls change it. */
async function isPulled(db: Replica, jobId: string): Promise<boolean> {
  const [job, market] = await Promise.all([db.job.get(jobId), getMeta(db, 'market')]);
  return job !== undefined && market !== undefined && !isStray(market, job);
}

/** Where no pull would take it away. */
async function dropStray(db: Replica, jobId: string): Promise<void> {
  await writeGate(db, async () => {
    if ((await db.job.get(jobId)) && !(await isPulled(db, jobId)))
      await mergeTruth(db, [], { dropped: [rowKey('job', jobId)] });
  });
}

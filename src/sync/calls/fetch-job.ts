import { ApiError } from '../../../contract/errors.ts';
import { asOnMarket } from '../../../contract/policy/job.ts';
import { getMeta, getMetas, type Replica } from '../../replica/database.ts';
import { rowKey } from '../../replica/outbox-entry.ts';
import { isStray, marketBucket } from '../../replica/queries/held-market.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { Clock } from '../wire/ports.ts';
import type { CallAlongside } from './call.ts';

/** `here`: it is on this device now · `gone`: the server shows this person no such job · `away`: no answer. */
export type JobFetched = 'here' | 'gone' | 'away';
export type FetchJob = (jobId: string) => Promise<JobFetched>;

/**
 * Asks for a job of the market that is not on this device, or that nothing pulled would change, and keeps it as a row of
 * the market's bucket (rule R4.7). A member is answered with their company's own row, whatever has become of the job: of
 * that one the market knows only while it is on it, and only what others read.
 */
export function createFetchJob(
  call: CallAlongside,
  { store, clock }: { store: () => Replica | null; clock: Clock },
): FetchJob {
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
          alongside: async (db, answer) => {
            isOfNow = true;
            const { buckets, clockOffset = 0 } = await getMetas(db, ['buckets', 'clockOffset']);
            // As the last pull named it.
            const bucket = marketBucket(buckets);
            const job = asOnMarket(answer, new Date(clock() + clockOffset));
            if (!bucket || !job) return;
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
    if (kept) return 'here';
    if (db) await dropStray(db, jobId);
    return 'gone';
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

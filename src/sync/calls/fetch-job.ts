import { ApiError } from '../../../contract/errors.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { CallAlongside } from './call.ts';

/** `here`: it is on this device now · `gone`: the server shows this person no such job · `away`: no answer. */
export type JobFetched = 'here' | 'gone' | 'away';
export type FetchJob = (jobId: string) => Promise<JobFetched>;

const IS_MARKET = /^market(?::|$)/;

/**
 * Asks for a job of the market that is not on this device, and keeps it as a row of the market's bucket: pulls change
 * it and take it away like any other (rule R4.7).
 */
export function createFetchJob(call: CallAlongside): FetchJob {
  return async (jobId) => {
    let kept = false;
    try {
      await call(
        'job.get',
        { jobId },
        {
          alongside: async (db, job) => {
            const bucket = await marketBucket(db);
            // A company's own row of a job has a table of its own.
            if (!bucket || !('companyName' in job)) return;
            await mergeTruth(db, [{ bucket, table: 'job', id: job._id, ver: job.ver, row: job }]);
            // Its tombstone may be newer than the answer.
            kept = (await db.job.get(jobId)) !== undefined;
          },
        },
      );
    } catch (error) {
      return error instanceof ApiError && error.status < 500 && error.status >= 403 && error.status !== 429
        ? 'gone'
        : 'away';
    }
    return kept ? 'here' : 'gone';
  };
}

/** The market of this person, as the last pull named it. */
async function marketBucket(db: Replica): Promise<string | undefined> {
  return (await getMeta(db, 'buckets'))?.find((bucket) => IS_MARKET.test(bucket));
}

import { expireJobs } from '../routes/job/expire.ts';
import { purge } from './purge.ts';
import { recurring } from './recurring.ts';
import type { WorkKinds } from './work-kinds.ts';

const MINUTE_MS = 60_000;

/** Work that comes round by itself; `queueRecurring` puts it on the table at every start. */
export const systemWork: WorkKinds = {
  'jobs.expire': recurring(MINUTE_MS, expireJobs),
  'log.purge': recurring(60 * MINUTE_MS, purge),
};

import type { Db } from '../database/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Report } from '../report.ts';
import { expireJobs } from './expire-jobs.ts';
import { purge } from './purge.ts';

const HOUR_MS = 3_600_000;

export type MaintenanceParts = {
  db: Db;
  clock: () => Date;
  realtime: Realtime;
  report: Report;
  /** Calls something every so often until the returned function is called. */
  every: (ms: number, act: () => void) => () => void;
};

/** What the clock does: ends publications and forgets what is too old, now and every hour. */
export async function startMaintenance(parts: MaintenanceParts): Promise<() => void> {
  const round = async () => {
    const now = parts.clock();
    parts.realtime.publish(await expireJobs(parts.db, now));
    await purge(parts.db, now);
  };
  await round();
  return parts.every(HOUR_MS, () => {
    round().catch((error: unknown) => parts.report('maintenance failed', error));
  });
}

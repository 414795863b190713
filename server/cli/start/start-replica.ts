import type { Report } from '../../base/report.ts';
import { bucketOwner } from '../../database/change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { openPostgres } from '../../database/postgres.ts';
import { followReplica, type ReadReplica } from '../../database/read-replica.ts';
import { EVERYTHING, type Realtime } from '../../ports/realtime/realtime.ts';
import type { Settings } from './settings.ts';

type Needs = {
  readonly db: Db;
  readonly realtime: Realtime;
  readonly clock: () => Date;
  readonly every: (ms: number, act: () => void) => () => void;
  readonly report: Report;
};

/**
 * The read replica of the settings; undefined where there is none. A signal for an account's bucket means a write, maybe in
 * another process.
 */
export async function startReplica(
  { readUrl, statementMs, pool }: Settings,
  { db, realtime, clock, every, report }: Needs,
): Promise<ReadReplica | undefined> {
  if (readUrl === undefined) return undefined;
  const options = { limits: { statement: statementMs }, size: pool, setting: 'DATABASE_READ_URL' };
  const open = () => openPostgres(readUrl, options);
  const replica = await followReplica({ primary: db, open, clock, every, report });
  realtime.subscribe((bucket) => {
    if (bucket === EVERYTHING) replica.unsure();
    const uid = bucketOwner(bucket);
    if (uid !== undefined) replica.wrote(uid);
  });
  return replica;
}

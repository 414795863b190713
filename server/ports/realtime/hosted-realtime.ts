import type { Alarm } from '../../base/alarm.ts';
import type { Report } from '../../base/report.ts';
import type { Db } from '../../database/database.ts';
import { fanOut, type MembersOf } from './fan-out.ts';
import { paceCounts } from './paced-counts.ts';
import type { Realtime } from './realtime.ts';
import type { SignalStore } from './signal-store.ts';

/**
 * Signals for devices that listen to Firestore instead of us. The process that has made a change writes the
 * documents; `local` still tells the event streams, which older devices keep open. A write that fails is reported and
 * not repeated: rule R7 allows to lose it.
 */
export function hostedRealtime(
  local: Realtime,
  {
    store,
    membersOf,
    alarm,
    report,
  }: { store: SignalStore; membersOf: MembersOf; alarm: Alarm; report: Report },
): Realtime {
  const failed = (error: unknown) => report('signal not written', error);
  const paced = paceCounts((document, fields) => void store.count(document, fields).catch(failed), alarm);
  return {
    publish(buckets) {
      local.publish(buckets);
      fanOut(buckets, membersOf).then(paced.add, failed);
    },
    subscribe: local.subscribe,
    async close() {
      paced.stop();
      await store.close();
      await local.close();
    },
  };
}

export function membersIn(db: Db): MembersOf {
  return async (companyId) => {
    const rows = await db
      .selectFrom('member')
      .where('company_id', '=', companyId)
      .select('user_id')
      .execute();
    return rows.map((row) => row.user_id);
  };
}

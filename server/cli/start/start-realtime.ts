import type { Report } from '../../base/report.ts';
import type { Db } from '../../database/database.ts';
import { hostedRealtime, membersIn } from '../../ports/realtime/hosted-realtime.ts';
import { memoryRealtime } from '../../ports/realtime/memory-realtime.ts';
import type { Alarm } from '../../ports/realtime/paced-counts.ts';
import { postgresRealtime } from '../../ports/realtime/postgres-realtime.ts';
import type { Realtime } from '../../ports/realtime/realtime.ts';
import type { Settings } from './settings.ts';

const alarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms).unref();
  return () => clearTimeout(timer);
};

/** The signals of the settings: within this process or across several, and by Firestore where that is configured. */
export async function startRealtime(settings: Settings, db: Db, report: Report): Promise<Realtime> {
  const { databaseUrl, listenUrl = databaseUrl, identity, signals } = settings;
  const local = listenUrl ? await postgresRealtime(listenUrl, db, report) : memoryRealtime();
  if (signals !== 'firestore' || identity.kind !== 'hosted') return local;
  // Loaded only here: it costs a quarter of a second and 50 MB.
  const { openSignalStore } = await import('../../ports/realtime/open-signal-store.ts');
  return hostedRealtime(local, { store: openSignalStore(identity), membersOf: membersIn(db), alarm, report });
}

import { replicaName } from '../../src/replica/database.ts';
import type { SyncEngine } from '../../src/sync/engine.ts';
import type { PullEnd } from '../../src/sync/pull/pull.ts';
import type { AppContext } from './app-context.ts';
import { metaAt } from './checks.ts';
import { before, type Cursor, NOWHERE, readCursor, whereLogsEnd } from './server/pull.ts';
import type { MarketRow } from './server/state.ts';

/**
 * R9.2: a pull that says it is complete, also one that another has made, has brought all that the server had when it was
 * asked for. Gives the engine with its pulls under watch.
 */
export function watchPulls(engine: SyncEngine, context: AppContext): SyncEngine {
  return {
    ...engine,
    pull: async () => {
      const check = expectAll(context);
      const end = await engine.pull();
      check(end);
      return end;
    },
    sync: async (options) => {
      const check = expectAll(context);
      const done = await engine.sync(options);
      check(done[1]);
      return done;
    },
  };
}

function expectAll({ uid, name, device }: AppContext): (end: PullEnd) => void {
  const { server, ledger } = device.world;
  const ends = whereLogsEnd(server.state, uid, server.now, server.horizon);
  const database = replicaName(uid);
  return (end) => {
    if (end !== 'complete' || !ends) return;
    const text = metaAt({ device, uid, database }, 'cursor');
    const cursor = typeof text === 'string' ? readCursor(text) : undefined;
    const missing = cursor && missingIn(cursor, ends, [...server.state.market.values()]);
    if (missing) ledger.fail('R9', `${name} was told that its pull is complete, without ${missing}`);
  };
}

/** A store that was emptied meanwhile, or begins again, says nothing. */
function missingIn(cursor: Cursor, ends: Cursor, market: readonly MarketRow[]): string | undefined {
  if (cursor.e !== ends.e || cursor.a !== ends.a || cursor.h || cursor.l) return undefined;
  for (const [bucket, seq] of Object.entries(ends.b))
    if ((cursor.b[bucket] ?? seq) < seq) return `the news of ${bucket}`;
  // A row that has moved since comes once its transaction is settled (R3.1): then the log may end earlier for a while.
  const isMissing = ({ xid, seq }: MarketRow) =>
    before(cursor.m ?? NOWHERE, [xid, seq]) && !before(ends.m ?? NOWHERE, [xid, seq]);
  return market.some(isMissing) ? 'the news of the market' : undefined;
}

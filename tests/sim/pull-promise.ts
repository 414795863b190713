import { type HeldMarket, replicaName } from '../../src/replica/database.ts';
import type { SyncEngine } from '../../src/sync/engine.ts';
import type { PullEnd } from '../../src/sync/pull/pull.ts';
import type { AppContext } from './app-context.ts';
import { lacksOf, metaAt } from './checks.ts';
import { before, type Cursor, NOWHERE, readCursor, whereLogsEnd } from './server/pull.ts';
import type { MarketRow } from './server/state.ts';

/**
 * R9.2: a pull that says it is complete, also one that another has made, has brought all that the server had when it was
 * asked for. Gives the engine with its pulls under watch.
 */
export function watchPulls(engine: SyncEngine, context: AppContext): SyncEngine {
  const pull: SyncEngine['pull'] = async (what) => {
    const check = what === undefined || what === 'all' ? expectAll(context) : () => {};
    const end = await engine.pull(what);
    check(end);
    return end;
  };
  // What the engine's own does, but that the promise is looked at when the pull ends: while the drain beside it goes on,
  // another context may have been told to forget the market and begun with it again.
  const sync: SyncEngine['sync'] = async (options) => Promise.all([engine.drain(options), pull()]);
  return { ...engine, pull, sync };
}

function expectAll({ uid, name, device, readsFiles }: AppContext): (end: PullEnd) => void {
  const { server, ledger, network } = device.world;
  const {
    files,
    files: { run },
  } = server;
  const { oldServed } = network;
  const ends = whereLogsEnd(server.state, uid, server.now, server.horizon);
  const database = replicaName(uid);
  return (end) => {
    if (end !== 'complete' || !ends) return;
    const text = metaAt({ device, uid, database }, 'cursor');
    const cursor = typeof text === 'string' ? readCursor(text) : undefined;
    // An older app that waited for a newer one relies on its page, and that one's files bring the market.
    const market = !device.world.isOld ? [] : [...server.state.market.values()];
    const held = metaAt({ device, uid, database }, 'market') as HeldMarket | undefined;
    // A cache that is late makes a device late (R10.6); a part that was loaded since is as of its base.
    const isLate =
      readsFiles && held?.epoch === files.epoch && server.files === files && network.oldServed === oldServed;
    const runs = Object.entries(held?.runs ?? {});
    // Beside a part of a later run, which another context has begun with, the others are brought up and not noted (R10.6).
    const isMixed = runs.some(([, one]) => one > run);
    const place = { device, uid, database };
    const lacks = (cell: string) => lacksOf(device.world, place, { bucket: held?.bucket ?? '', cell, run });
    const isBehind = ([cell, one]: [string, number]) => one < run && (!isMixed || lacks(cell).length > 0);
    const behind = isLate && runs.some(isBehind);
    const missing = behind ? `run ${run}` : cursor && missingIn(cursor, ends, market);
    if (missing) ledger.fail('R9', `${name} was told that its pull is complete, without ${missing}`);
  };
}

/** A store that was emptied meanwhile, or begins again, says nothing. */
function missingIn(cursor: Cursor, ends: Cursor, market: readonly MarketRow[]): string | undefined {
  if (cursor.e !== ends.e || cursor.h || cursor.l) return undefined;
  if (market.length > 0 && cursor.a !== ends.a) return undefined;
  for (const [bucket, seq] of Object.entries(ends.b))
    if ((cursor.b[bucket] ?? seq) < seq) return `the news of ${bucket}`;
  // A row that has moved since comes once its transaction is settled (R3.1): then the log may end earlier for a while.
  const isMissing = ({ xid, seq }: MarketRow) =>
    before(cursor.m ?? NOWHERE, [xid, seq]) && !before(ends.m ?? NOWHERE, [xid, seq]);
  return market.some(isMissing) ? 'the news of the market' : undefined;
}

import type { SyncPage } from '../../../contract/sync.ts';
import { getMeta, getMetas, type Meta, type Replica } from '../../replica/database.ts';
import { marketBucket } from '../../replica/queries/held-market.ts';
import { writePart } from '../../replica/taps-first.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import { mergeTruth, readAhead } from '../merge/merge.ts';
import { sendReceivedAgain } from '../outbox/received.ts';
import type { SyncPorts } from '../wire/ports.ts';
import { recordReachability } from '../wire/reachability.ts';
import type { Transport } from '../wire/transport.ts';
import { createMarketPull, type MarketEnd } from './market/pull-market.ts';
import { SLICE } from './slice.ts';

/** Small at first, so that the screen is usable after one page on a thin line (rule R6). */
const FIRST_PAGE = 60;
const PAGE = 500;

export type PullEnd = 'complete' | 'no-answer' | 'refused' | 'signed-out';

/** What is pulled: by `/sync` what is somebody's own, and the market from its files; where there are none, all by `/sync`. */
export type PullWhat = 'all' | 'own' | 'market';

/** Never waits for sending. */
export function createPull(ports: SyncPorts, transport: Transport) {
  const pages = createPages(ports, transport);
  const { db } = ports;
  const market = ports.market && createMarketPull(ports, ports.market);
  const all = async (): Promise<PullEnd> => {
    if (!market) return (await pages()).end;
    // The way to the files is not one more after that to the first page.
    const early = await market.ask();
    const first = await pages({ onePage: true });
    if (first.end !== 'complete') return first.end;
    const rest = first.more ? pages() : Promise.resolve(first);
    const [own, brought] = await Promise.all([rest, market.bringUp(early, rest)]);
    if (own.end !== 'complete' || brought !== 'other-epoch') return endOf(own.end, brought);
    // The server was set back after one of them, or before.
    const again = await pages();
    return endOf(again.end, await market.bringUp());
  };
  return async (what: PullWhat = 'all'): Promise<PullEnd> => {
    if (market && what === 'own') return (await pages()).end;
    if (market && what === 'market' && (await getMeta(db, 'cursor')) !== undefined) {
      const end = await market.bringUp();
      if (end !== 'other-epoch') return end;
    }
    const end = await all();
    if (end === 'complete' && market) await noteLoaded(db);
    return end;
  };
}

function endOf(own: PullEnd, market: MarketEnd): PullEnd {
  if (own !== 'complete') return own;
  return market === 'complete' ? 'complete' : 'no-answer';
}

/** Once both, what is somebody's own and the market, were complete. */
async function noteLoaded(db: Replica): Promise<void> {
  if (await getMeta(db, 'loaded')) return;
  await writeGate(db, async () => {
    const { buckets, market } = await getMetas(db, ['buckets', 'market']);
    // Forgotten meanwhile, because the account was locked.
    if (buckets && (market?.asOf || !marketBucket(buckets))) await putMeta(db, 'loaded', true);
  });
}

export type Pages = ReturnType<typeof createPages>;

/**
 * Brings what `/sync` tells up to date, page by page; the cursor is written with the last rows of a page, so a break
 * resumes where it was (rules R2-R6).
 */
export function createPages(ports: SyncPorts, transport: Transport) {
  const { db, clock } = ports;
  /**
   * @param options.onePage only as far as the next page: it says which database the server has
   * @returns `more`: where it has come to its end, others follow
   */
  return async ({ onePage = false } = {}): Promise<{ end: PullEnd; more: boolean }> => {
    const ended = (end: PullEnd, more = false) => ({ end, more });
    for (let fresh = false; ; ) {
      let credentials: Awaited<ReturnType<SyncPorts['credentials']>>;
      try {
        credentials = await ports.credentials({ fresh });
      } catch {
        await recordReachability(db, 'sync.pull', { kind: 'none', reason: 'no token' });
        return ended('no-answer');
      }
      if (credentials?.uid !== db.uid) return ended('signed-out');
      const reopenings = db.connection.reopenings.read();
      const { cursor, pullWanted = 0 } = await getMetas(db, ['cursor', 'pullWanted']);
      const asked = clock();
      const limit = cursor ? PAGE : FIRST_PAGE;
      const args = { cursor, limit, ...(ports.market && { market: 'files' as const }) };
      const outcome = await transport('sync.pull', args, { token: credentials.token });
      await recordReachability(db, 'sync.pull', outcome);
      if (outcome.kind === 'none') return ended('no-answer');
      if (outcome.kind === 'failure') {
        if (outcome.failure.status !== 401) return ended('refused');
        if (fresh) {
          await writeGate(db, () => putMeta(db, 'signIn', true));
          return ended('signed-out');
        }
        fresh = true;
        continue;
      }
      const offset = Date.parse(outcome.data.serverTime) - (asked + clock()) / 2;
      const applied = await applyPage(ports, outcome.data, { cursor, pullWanted, reopenings, offset });
      if (applied && (onePage || !outcome.data.more)) return ended('complete', outcome.data.more);
    }
  };
}

/**
 * What was known when a page was asked for, how often the store had been opened again, and the clock's difference since:
 * server minus device, in milliseconds.
 */
type Asked = { cursor: string | undefined; pullWanted: number; reopenings: number; offset: number };

/**
 * Applies a page in slices, its cursor with the last, unless another context was faster (rules R2, I5); answers whether
 * it has come to that. Of a page that breaks off the rows stay, and come again: `ver` tells that they are known.
 */
async function applyPage(ports: SyncPorts, page: SyncPage, asked: Asked): Promise<boolean> {
  for (let from = 0; ; from += SLICE.rows) {
    const end = await applySlice(ports, page, asked, from);
    if (end !== 'more') return end === 'all';
  }
}

function applySlice(
  { db, market }: SyncPorts,
  page: SyncPage,
  { cursor, pullWanted, reopenings, offset }: Asked,
  from: number,
): Promise<'more' | 'all' | 'overtaken'> {
  return writePart(db, async () => {
    const slice = page.changes.slice(from, from + SLICE.rows);
    // As a rule nothing is emptied. Each way to the store and back is time that a tap waits.
    const [known, ahead] = await Promise.all([
      getMetas(db, ['cursor', 'buckets', 'generation', 'market']),
      readAhead(db, slice),
    ]);
    // Another context has pulled this page meanwhile: its cursor is ahead of ours and must not go back. And a store that was
    // opened again may be a new one, in which cursor and numbers have begun again (rule R9.2).
    if (known.cursor !== cursor || reopenings !== db.connection.reopenings.read()) return 'overtaken';
    const lost = (known.buckets ?? []).filter((bucket) => !page.buckets.includes(bucket));
    // A replica that has never been told anything may still hold what answers have brought, and those may be of a
    // server that was set back since: without a cursor the server cannot say so.
    const reset = from > 0 ? [] : cursor === undefined ? page.buckets : page.reset;
    const isReset = reset.length > 0;
    const emptied = [...reset, ...lost];
    const generation = (known.generation ?? 0) + (isReset ? 1 : 0);
    // What is emptied goes with the cursor: the old one speaks of rows that would be missing after a break.
    const changes = emptied.length > 0 ? page.changes.slice(from) : slice;
    const isLast = from + changes.length === page.changes.length;
    if (isReset) await sendReceivedAgain(db);
    const isMarketEmptied = marketBucket(emptied) !== undefined;
    if (isMarketEmptied) await db.meta.delete('market');
    // What is to be seen of it is on its way again.
    if (isMarketEmptied && market) await db.meta.delete('loaded');
    // What is held of its files counts on where only something else was reset.
    const isStillHeld = isReset && !isMarketEmptied && known.market?.generation === (known.generation ?? 0);
    // Said once, with the first rows; and again where another context has said otherwise since.
    const isSaid = from > 0 && emptied.length === 0;
    const metas: Partial<Meta> = {
      ...(!isSaid && { epoch: page.epoch, buckets: page.buckets, clockOffset: Math.round(offset) }),
      ...(isReset && { generation }),
      ...(isStillHeld && known.market && { market: { ...known.market, generation } }),
      ...(isLast && { cursor: page.cursor }),
      ...(isLast &&
        !page.more && { asOf: page.serverTime, pullServed: pullWanted, ...(!market && { loaded: true }) }),
    };
    await mergeTruth(db, changes, { emptied, metas, ahead: emptied.length > 0 ? undefined : ahead });
    return isLast ? 'all' : 'more';
  });
}

import type { SyncPage } from '../../../contract/sync.ts';
import { getMetas } from '../../replica/database.ts';
import { putMeta, putMetas, writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import { sendReceivedAgain } from '../outbox/received.ts';
import type { SyncPorts } from '../wire/ports.ts';
import { recordReachability } from '../wire/reachability.ts';
import type { Transport } from '../wire/transport.ts';
import { SLICE } from './slice.ts';

/** Small at first, so that the screen is usable after one page on a thin line (rule R6). */
const FIRST_PAGE = 60;
const PAGE = 500;

export type PullEnd = 'complete' | 'no-answer' | 'refused' | 'signed-out';

/**
 * Brings the replica up to date, page by page; the cursor is written with the last rows of a page, so a break resumes
 * where it was (rules R2-R6). Never waits for sending.
 */
export function createPull(ports: SyncPorts, transport: Transport) {
  const { db, clock } = ports;
  /** @param options.onePage only as far as the next page: it says which database the server has */
  return async ({ onePage = false }: { onePage?: boolean } = {}): Promise<PullEnd> => {
    for (let fresh = false; ; ) {
      let credentials: Awaited<ReturnType<SyncPorts['credentials']>>;
      try {
        credentials = await ports.credentials({ fresh });
      } catch {
        await recordReachability(db, 'sync.pull', { kind: 'none', reason: 'no token' });
        return 'no-answer';
      }
      if (credentials?.uid !== db.uid) return 'signed-out';
      const { cursor, pullWanted = 0 } = await getMetas(db, ['cursor', 'pullWanted']);
      const asked = clock();
      const limit = cursor ? PAGE : FIRST_PAGE;
      const outcome = await transport('sync.pull', { cursor, limit }, { token: credentials.token });
      await recordReachability(db, 'sync.pull', outcome);
      if (outcome.kind === 'none') return 'no-answer';
      if (outcome.kind === 'failure') {
        if (outcome.failure.status !== 401) return 'refused';
        if (fresh) {
          await writeGate(db, () => putMeta(db, 'signIn', true));
          return 'signed-out';
        }
        fresh = true;
        continue;
      }
      const offset = Date.parse(outcome.data.serverTime) - (asked + clock()) / 2;
      const applied = await applyPage(ports, outcome.data, { cursor, pullWanted, offset });
      if (onePage || (applied && !outcome.data.more)) return 'complete';
    }
  };
}

/** What was known when a page was asked for, and the clock's difference since: server minus device, in milliseconds. */
type Asked = { cursor: string | undefined; pullWanted: number; offset: number };

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
  { db }: SyncPorts,
  page: SyncPage,
  { cursor, pullWanted, offset }: Asked,
  from: number,
): Promise<'more' | 'all' | 'overtaken'> {
  return writeGate(db, async () => {
    const known = await getMetas(db, ['cursor', 'buckets', 'generation']);
    // Another context has pulled this page meanwhile: its cursor is ahead of ours and must not go back.
    if (known.cursor !== cursor) return 'overtaken';
    const lost = (known.buckets ?? []).filter((bucket) => !page.buckets.includes(bucket));
    // A replica that has never been told anything may still hold what answers have brought, and those may be of a
    // server that was set back since: without a cursor the server cannot say so.
    const reset = from > 0 ? [] : cursor === undefined ? page.buckets : page.reset;
    const isReset = reset.length > 0;
    const emptied = [...reset, ...lost];
    // What is emptied goes with the cursor: the old one speaks of rows that would be missing after a break.
    const changes = page.changes.slice(from, emptied.length > 0 ? undefined : from + SLICE.rows);
    const isLast = from + changes.length === page.changes.length;
    if (isReset) await sendReceivedAgain(db);
    await putMetas(db, {
      epoch: page.epoch,
      buckets: page.buckets,
      clockOffset: Math.round(offset),
      ...(isReset && { generation: (known.generation ?? 0) + 1 }),
      ...(isLast && { cursor: page.cursor }),
      ...(isLast && !page.more && { asOf: page.serverTime, loaded: true, pullServed: pullWanted }),
    });
    await mergeTruth(db, changes, { emptied });
    return isLast ? 'all' : 'more';
  });
}

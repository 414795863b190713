import type { Job } from '../../../../contract/entities/job.ts';
import type { Cell } from '../../../../contract/market-cell.ts';
import type { MarketLine } from '../../../../contract/market-files.ts';
import type { Change } from '../../../../contract/sync.ts';
import { getMetas, type HeldMarket, type Meta, type Replica } from '../../../replica/database.ts';
import { rowKey } from '../../../replica/outbox-entry.ts';
import { heldMarket, MARKET_FACTS } from '../../../replica/queries/held-market.ts';
import { writePart } from '../../../replica/taps-first.ts';
import { mergeTruth, readAhead } from '../../merge/merge.ts';
import type { Seen } from './survey.ts';

/** What a slice brings beside its lines. */
export type Slice = {
  lines?: readonly MarketLine[];
  /** Jobs that were here and are not told any more; one that has changed since it was seen, or was told elsewhere, stays. */
  dropped?: readonly Seen[];
  /** With the last slice of a part. */
  reached?: { cell: Cell; run: number; byBase: boolean };
  /** Further facts. @param held as it is with this slice */
  facts?: (held: HeldMarket) => Partial<Meta>;
};

export type MarketWriter = {
  /** Answers whether it was written: not where the market was reset, or another context brought the part up. */
  write: (slice: Slice) => Promise<boolean>;
};

/**
 * Writes the market in slices, each a transaction that first looks whether what is written is still of the market that
 * is held (rule R10.6). A job that another part tells in an older version than it had here has moved since: it stays, or
 * comes back, as it was (rule R10.4).
 */
export function createMarketWriter(db: Replica, begun: HeldMarket): MarketWriter {
  /** What this writer itself has reached: a part that another context has brought up meanwhile must not pass for its own. */
  let held = begun;
  const told = new Set<string>();
  /** Jobs that went, as they were. */
  const gone = new Map<string, Job>();
  const newest = (line: MarketLine): MarketLine => {
    const was = 'gone' in line ? undefined : gone.get(line._id);
    return was && was.ver > line.ver ? was : line;
  };
  return {
    write: async (slice) => {
      const lines = slice.lines ?? [];
      const dropped = await writePart(db, async () => {
        const changes = lines.map((line) => changeIn(begun.bucket, newest(line)));
        const [known, ahead] = await Promise.all([
          getMetas(db, [...MARKET_FACTS, 'marketSlices']),
          readAhead(db, changes),
        ]);
        const now = heldMarket(known);
        if (!now || !isSame(now, held, slice)) return null;
        const next = slice.reached ? withRun(now, slice.reached) : now;
        const metas = {
          ...(slice.reached && { market: next, generation: next.generation }),
          ...slice.facts?.(next),
          // Alone for who waits for the lock.
          marketSlices: (known.marketSlices ?? 0) + 1,
        };
        const going = (slice.dropped ?? []).filter(({ id }) => !told.has(id));
        const goes = await unchanged(db, going);
        const options = goes.length > 0 ? { dropped: goes.map(keyOf) } : { ahead };
        await mergeTruth(db, changes, { ...options, metas });
        return goes;
      });
      // Noted once it is written: what cannot be put on the disk at first is written again (rule S3).
      if (!dropped) return false;
      for (const line of lines) if (!('gone' in line)) told.add(line._id);
      for (const job of dropped) gone.set(job._id, job);
      held = slice.reached ? withRun(held, slice.reached) : held;
      return true;
    },
  };
}

function isSame(now: HeldMarket, held: HeldMarket, { reached, facts }: Slice): boolean {
  const parts = facts ? Object.keys({ ...now.runs, ...held.runs }) : reached ? [reached.cell] : [];
  return (
    now.bucket === held.bucket &&
    now.epoch === held.epoch &&
    now.generation === held.generation &&
    parts.every((cell) => now.runs[cell] === held.runs[cell])
  );
}

/**
 * A base says nothing of what is gone. So an answer that was asked for before may bring a job that no delta will take
 * away: it is of an older generation, and not taken for truth (rule R3.7).
 */
function withRun(held: HeldMarket, { cell, run, byBase }: NonNullable<Slice['reached']>): HeldMarket {
  const generation = held.generation + (byBase ? 1 : 0);
  return { ...held, generation, runs: { ...held.runs, [cell]: run } };
}

const keyOf = ({ _id }: Job) => rowKey('job', _id);

async function unchanged(db: Replica, seen: readonly Seen[]): Promise<Job[]> {
  if (seen.length === 0) return [];
  const rows = await db.job.bulkGet(seen.map(({ id }) => id));
  return rows.flatMap((row, at) => {
    if (!row || row.ver !== seen[at]?.ver) return [];
    const { _bucket, ...job } = row;
    return job;
  });
}

const changeIn = (bucket: string, line: MarketLine): Change => ({
  bucket,
  table: 'job',
  id: line._id,
  ver: line.ver,
  row: 'gone' in line ? null : line,
});

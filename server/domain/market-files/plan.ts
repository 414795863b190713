import type { Selectable } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { MarketLineTable, MarketSegmentTable } from '../../database/schema/market-files.ts';

export type Segment = Selectable<MarketSegmentTable>;
export type Line = Pick<MarketLineTable, 'run' | 'gone'>;

/** Deltas that are left as they are, the newest: a device that reads every run fetches only what is new. */
const FRESH = 4;
/** A base is rewritten once the deltas behind it hold more lines than this, and than a quarter of it. */
const DELTA_ROWS = 50;
/** How long a device may be away and still need no base. */
export const AWAY_MS = 7 * DAY_MS;
/** For how long a file may hold a line that a later one has replaced, at most: a job that is gone must not stay readable. */
export const CHECK_MS = 11 * 3_600_000;

/** A file to write: the lines of the runs behind `from`, up to `to`; of a base all that are not gone. */
export type Wanted = {
  readonly kind: 'base' | 'delta';
  readonly from: number;
  readonly to: number;
  readonly at: Date;
};
export type Plan = {
  readonly write: readonly Wanted[];
  readonly drop: readonly Segment[];
  /** Known to hold nothing that was replaced. */
  readonly checked: readonly Segment[];
};

type Part = { from: number; to: number; at: Date; rows: number; of: Segment[]; rewrite: boolean };

/**
 * Which files a part of a market needs after a run. Deltas are merged as a log-structured tree merges its levels: one that
 * is not twice as large as its newer neighbour is joined with it, so there are few of them and each line is written a few
 * times at most.
 * @param segments the files it has now
 * @param lines the last change of each job of this part, as this market has to tell it
 * @param inherited up to where devices may have read the part that was split, where there are no files yet
 */
export function plan({
  segments,
  lines,
  run,
  now,
  inherited,
}: {
  segments: readonly Segment[];
  lines: readonly Line[];
  run: number;
  now: Date;
  inherited: number | undefined;
}): Plan {
  const count = (from: number, to: number) =>
    lines.filter((line) => line.run > from && line.run <= to).length;
  const base = segments.find(({ kind }) => kind === 'base');
  if (!base) {
    if (lines.length === 0) return { write: [], drop: [], checked: [] };
    const first: Wanted[] = [{ kind: 'base', from: 0, to: run, at: now }];
    if (inherited !== undefined && count(inherited, run) > 0)
      first.push({ kind: 'delta', from: inherited, to: run, at: now });
    return { write: first, drop: [], checked: [] };
  }
  const isOld = ({ checked_at }: Segment) => now.getTime() - checked_at.getTime() >= CHECK_MS;
  const checked: Segment[] = [];
  const drop: Segment[] = [];
  const parts: Part[] = [];
  for (const segment of segments.filter(({ kind }) => kind === 'delta').sort((a, b) => a.to_run - b.to_run)) {
    const { from_run: from, to_run: to, at } = segment;
    if (parts.length === 0 && to <= base.to_run && now.getTime() - at.getTime() > AWAY_MS) {
      drop.push(segment);
      continue;
    }
    const rows = count(from, to);
    const rewrite = isOld(segment) && rows !== segment.rows;
    if (isOld(segment) && !rewrite) checked.push(segment);
    parts.push({ from, to, at, rows, of: [segment], rewrite });
  }
  const from = parts.at(-1)?.to ?? base.to_run;
  const fresh = count(from, run);
  if (fresh > 0) parts.push({ from, to: run, at: now, rows: fresh, of: [], rewrite: true });
  merge(parts, count);
  const write: Wanted[] = [];
  for (const { from: begin, to, at, of, rewrite } of parts) {
    if (of.length === 1 && !rewrite) continue;
    drop.push(...of);
    write.push({ kind: 'delta', from: begin, to, at });
  }
  // Its run is the last that changed anything: a device that has it needs no base because this one was rewritten.
  const last = parts.at(-1)?.to ?? base.to_run;
  const behind = parts.filter(({ to }) => to > base.to_run).reduce((sum, { rows }) => sum + rows, 0);
  if (behind > Math.max(DELTA_ROWS, base.rows / 4) || (isOld(base) && count(base.to_run, run) > 0)) {
    drop.push(base);
    write.push({ kind: 'base', from: 0, to: last, at: now });
  } else if (isOld(base)) checked.push(base);
  return { write, drop, checked: checked.filter((segment) => !drop.includes(segment)) };
}

/** Joins neighbours in place, from the newest that may be joined. */
function merge(parts: Part[], count: (from: number, to: number) => number): void {
  for (let at = parts.length - FRESH - 1; at > 0; at -= 1) {
    const [older, newer] = [parts[at - 1] as Part, parts[at] as Part];
    if (older.rows > 2 * newer.rows) continue;
    const { from, of } = older;
    const { to } = newer;
    parts.splice(at - 1, 2, {
      ...{ from, to, at: newer.at, rows: count(from, to), of: [...of, ...newer.of], rewrite: true },
    });
  }
}

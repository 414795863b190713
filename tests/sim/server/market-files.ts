import { createHash } from 'node:crypto';
import type { Job } from '../../../contract/entities/job.ts';
import {
  type Cell,
  canSplit,
  cellOf,
  type Placed,
  pathOf,
  WHOLE_MARKET,
} from '../../../contract/market-cell.ts';
import type { MarketCell, MarketLine, MarketManifest } from '../../../contract/market-files.ts';
import type { Random } from '../random.ts';
import { isLive, rowOf } from './rows.ts';
import { MARKET, type ServerState } from './state.ts';

/** So few that a short life has parts of parts. */
const SPLIT_ABOVE = 2;
const AGES = [13, 14, 15, 16, 17];
const MARKETS = [MARKET, ...AGES.map((age) => `${MARKET}:${age}`)];

type Told = { cell: Cell; row: Job };
type Delta = MarketCell['deltas'][number] & { lines: MarketLine[] };
type Part = { cell: Cell; base: MarketCell['base']; deltas: Delta[] };
/** @property left jobs that are not on it, with the version they left it in */
type Market = {
  split: Set<Cell>;
  told: Map<string, Told>;
  left: Map<string, number>;
  parts: Map<Cell, Part>;
};

/** What a market held after a run: the version of each job, and every part it lies in. */
export type Snapshot = ReadonlyMap<string, { ver: number; path: readonly Cell[] }>;

/**
 * The market's files as the server writes them (rule R10), in the life of one database: deltas in runs at moments by
 * chance, bases and merged deltas now and then. What was written stays; whether a device finds it is the network's.
 */
export class MarketFiles {
  run = 0;
  /** Something moved since the last run. */
  isDue = true;
  readonly epoch: string;
  readonly #texts: Map<string, string>;
  readonly #random: Random;
  readonly #markets = new Map<string, Market>(
    MARKETS.map((bucket) => [
      bucket,
      { split: new Set(), told: new Map(), left: new Map(), parts: new Map() },
    ]),
  );
  readonly #manifests = new Map<string, MarketManifest>();
  readonly #snapshots = new Map<string, Snapshot>();

  /** @param texts of all files of all lives, by hash */
  constructor(epoch: string, texts: Map<string, string>, random: Random) {
    this.epoch = epoch;
    this.#texts = texts;
    this.#random = random;
  }

  manifest(bucket: string): MarketManifest | undefined {
    return this.#manifests.get(bucket);
  }

  snapshot(bucket: string, run: number): Snapshot | undefined {
    return this.#snapshots.get(`${bucket} ${run}`);
  }

  /** @param xmin of the oldest open transaction: what may still be preceded by another is left for the next run (R3.1) */
  write(state: ServerState, at: string, xmin: number): void {
    this.run += 1;
    this.isDue = [...state.market.values()].some(({ xid }) => xid >= xmin);
    for (const bucket of MARKETS) {
      this.#writeMarket(bucket, state, xmin);
      const { parts, told } = this.#of(bucket);
      this.#snapshots.set(
        `${bucket} ${this.run}`,
        new Map([...told].map(([id, { row }]) => [id, { ver: row.ver, path: pathOf(row) }])),
      );
      const rowsIn = (cell: Cell) => [...told.values()].filter((one) => one.cell === cell).length;
      this.#manifests.set(bucket, {
        bucket,
        epoch: this.epoch,
        run: this.run,
        at,
        cells: [...parts.values()].map(({ cell, base, deltas }) => ({
          cell,
          rows: rowsIn(cell),
          base,
          deltas: deltas.map(({ lines, ...file }) => file),
        })),
      });
    }
  }

  #of(bucket: string): Market {
    return this.#markets.get(bucket) as Market;
  }

  #writeMarket(bucket: string, state: ServerState, xmin: number): void {
    const market = this.#of(bucket);
    const lines = new Map<Cell, MarketLine[]>();
    const tell = (cell: Cell, line: MarketLine) => lines.set(cell, [...(lines.get(cell) ?? []), line]);
    for (const id of new Set([...market.told.keys(), ...state.market.keys()])) {
      const logged = state.market.get(id);
      if (logged && logged.xid >= xmin) continue;
      const row = logged?.deleted ? null : rowOf(state, bucket, 'job', id);
      const before = market.told.get(id);
      if (before && row && JSON.stringify(before.row) === JSON.stringify(row)) continue;
      const place = (job: Placed) => cellOf(job, (one) => market.split.has(one));
      if (!row) {
        const job = before?.row ?? state.jobs.get(id);
        if (job) {
          const ver = goneVer(state, job, logged?.ver);
          // One that came and left since the last run as well: an answer may have brought it to a device.
          const isUntold = logged?.deleted && (market.left.get(id) ?? 0) < ver && isLive(state, bucket, id);
          if (before || isUntold) tell(before?.cell ?? place(job), { _id: id, ver, gone: true });
          market.left.set(id, ver);
        }
        market.told.delete(id);
        continue;
      }
      const cell = place(row);
      tell(cell, structuredClone(row));
      if (before && before.cell !== cell) tell(before.cell, { _id: id, ver: row.ver - 1, gone: true });
      market.told.set(id, { cell, row: structuredClone(row) });
    }
    if (market.parts.size === 0) this.#base(market, WHOLE_MARKET);
    else for (const [cell, some] of lines) this.#delta(market, cell, some);
    this.#split(market);
    for (const part of market.parts.values()) this.#compact(market, part);
  }

  #delta(market: Market, cell: Cell, lines: MarketLine[]): void {
    const part = market.parts.get(cell);
    if (!part) {
      this.#base(market, cell);
      return;
    }
    const from = part.deltas.at(-1)?.to ?? part.base.to;
    part.deltas.push({ ...this.#put(lines), from, to: this.run, lines });
  }

  #split(market: Market): void {
    for (;;) {
      const counts = new Map<Cell, number>();
      for (const { cell } of market.told.values()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
      const large = [...counts].find(([cell, count]) => count > SPLIT_ABOVE && canSplit(cell))?.[0];
      if (large === undefined) return;
      market.split.add(large);
      market.parts.delete(large);
      const moved = new Set<Cell>();
      for (const told of market.told.values()) {
        if (told.cell !== large) continue;
        told.cell = cellOf(told.row, (one) => market.split.has(one));
        moved.add(told.cell);
      }
      for (const cell of moved) this.#base(market, cell);
    }
  }

  /** Merged deltas, a new base, and old deltas that are forgotten, each now and then. */
  #compact(market: Market, part: Part): void {
    const random = this.#random;
    const { deltas } = part;
    if (deltas.length > 1 && random.chance(0.3)) {
      const at = random.below(deltas.length - 1);
      const [one, other] = deltas.slice(at, at + 2) as [Delta, Delta];
      const merged = new Map([...one.lines, ...other.lines].map((line) => [line._id, line]));
      const lines = [...merged.values()];
      deltas.splice(at, 2, { ...this.#put(lines), from: one.from, to: other.to, lines });
    }
    if (random.chance(0.15)) this.#base(market, part.cell);
    const { base } = part;
    while (deltas[0] && deltas[0].to <= base.to && random.chance(0.5)) deltas.shift();
  }

  #base(market: Market, cell: Cell): void {
    const rows = [...market.told.values()].filter((one) => one.cell === cell).map(({ row }) => row);
    rows.sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1));
    const base = { ...this.#put(rows), to: this.run };
    const part = market.parts.get(cell);
    if (part) part.base = base;
    else market.parts.set(cell, { cell, base, deltas: [] });
  }

  #put(lines: readonly MarketLine[]) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const hash = createHash('sha256').update(text).digest('hex');
    this.#texts.set(hash, text);
    return { hash, rows: lines.length, bytes: text.length };
  }
}

/** The log may have forgotten it; the job itself has the newest version. */
function goneVer(state: ServerState, { _id, ver }: Job, logged: number | undefined): number {
  return Math.max(ver, logged ?? 0, state.jobs.get(_id)?.ver ?? 0);
}

/** Whether a device that holds these parts holds this one. */
export function holds(runs: Readonly<Record<Cell, number>>, path: readonly Cell[]): Cell | undefined {
  return path.find((cell) => runs[cell] !== undefined);
}

import type { Replica } from '../../replica/database.ts';
import { isStopped, type OutboxEntry, type RowKey } from '../../replica/outbox-entry.ts';
import { type AnyRow, LoadedRows } from '../mutators/row-view.ts';
import { type Effect, type Run, runMutators } from '../mutators/run-mutator.ts';
import { affectedBy, type FindEntries } from './affected.ts';
import { type Bases, optimisticAmong, readBases, readRows } from './mirror.ts';
import type { TruthPlan } from './truth.ts';

/** What has to be written where the entries that some rows reach are replayed over the truth. */
export type ReplayPlan = {
  /** Rows that are shown otherwise from now on. */
  rows: ReadonlyMap<RowKey, AnyRow | null>;
  /** Rows that a replay has made to be as they are shown already: they must neither be written nor wake a screen. */
  unchanged: readonly RowKey[];
  bases: { put: ReadonlyMap<RowKey, AnyRow | null>; drop: RowKey[] };
  /** Entries that reach further than they did. */
  named: readonly { order: number; touches: RowKey[]; reads: RowKey[] }[];
};

const NOTHING: ReplayPlan = {
  rows: new Map(),
  unchanged: [],
  bases: { put: new Map(), drop: [] },
  named: [],
};

/**
 * Computes the optimistic state of everything that the given rows reach: truth first, then the entries in their order
 * (rule R5). Reads only. Inside `writeGate`.
 * @param find of the outbox as it is
 * @param truth what is about to be written; the bases of the given rows are among its own
 */
export async function prepareReplay(
  db: Replica,
  find: FindEntries,
  seeds: Iterable<RowKey>,
  truth: Pick<TruthPlan, 'rows' | 'bases'>,
): Promise<ReplayPlan> {
  for (let wanted = new Set(seeds), known = truth.bases; ; ) {
    const { keys, entries } = await affectedBy(find, wanted);
    if (entries.length === 0 && known.size === 0) return NOTHING;
    const named = new Set([
      ...known.keys(),
      ...entries.flatMap(({ touches, reads }) => [...touches, ...reads]),
    ]);
    const [more, shown] = await Promise.all([readBases(db, without(keys, wanted)), readRows(db, named)]);
    const bases: Bases = new Map([...known, ...more]);
    const loaded = new LoadedRows(new Map([...shown, ...truth.rows, ...bases]));
    // An effect that throws is lost, its entry is not: it must never keep truth from coming in (rule I7).
    const run = await runMutators(db, loaded, entries.filter(hasEffect));
    const { touched, read } = newlyAffected(keys, run.effects);
    const changed = read.size > 0 ? await optimisticAmong(db, read) : [];
    const beyond = [...touched, ...changed.filter((key) => !keys.has(key))];
    if (beyond.length === 0) return planReplay(run, { bases, shown });
    // Over newer truth an effect may reach further than before: once more, with what it reaches.
    wanted = new Set([...keys, ...beyond]);
    known = new Map([...bases, ...(await readBases(db, new Set(beyond)))]);
  }
}

/**
 * The effect of a stopped entry is taken back; its text stays in the entry (rule W7). One that is sent again to a
 * restored server is as a rule in the truth already, and newer truth must not flicker back to it.
 */
function hasEffect(entry: OutboxEntry): boolean {
  return !isStopped(entry) && !entry.again;
}

/**
 * Pure: rows that effects have reached, of which nothing was known when they were run.
 * @property touched whose other entries have to be replayed as well
 * @property read likewise, where waiting entries have changed them; whole tables as well
 */
function newlyAffected(
  keys: ReadonlySet<RowKey>,
  effects: ReadonlyMap<OutboxEntry, Effect>,
): { touched: Set<RowKey>; read: Set<RowKey> } {
  const touched = new Set<RowKey>();
  const read = new Set<RowKey>();
  for (const [entry, effect] of effects) {
    for (const key of effect.touches) if (!keys.has(key)) touched.add(key);
    for (const key of effect.reads) {
      if (!keys.has(key) && !entry.reads.includes(key)) read.add(key);
    }
  }
  return { touched, read };
}

/** Pure. @param known.bases of all rows that were computed again; @param known.shown rows as the store has them now */
export function planReplay(
  { view, effects }: Pick<Run<OutboxEntry>, 'view' | 'effects'>,
  { bases, shown }: { bases: Bases; shown: ReadonlyMap<RowKey, AnyRow | null> },
): ReplayPlan {
  const touched = new Set([...effects.values()].flatMap(({ touches }) => touches));
  const rows = new Map<RowKey, AnyRow | null>();
  const unchanged: RowKey[] = [];
  for (const key of new Set([...touched, ...bases.keys()])) {
    const row = view.row(key);
    if (shown.has(key) && sameRow(shown.get(key), row)) unchanged.push(key);
    else rows.set(key, row);
  }
  const uncovered = [...touched].filter((key) => !bases.has(key));
  return {
    rows,
    unchanged,
    bases: {
      put: new Map(uncovered.map((key) => [key, view.before.get(key) ?? null])),
      drop: [...bases.keys()].filter((key) => !touched.has(key)),
    },
    named: [...effects].flatMap(([entry, effect]) => {
      // What an entry has touched once stays named: the state line of that row speaks of it until it is received.
      const touches = union(entry.touches, effect.touches);
      const reads = union(entry.reads, effect.reads);
      const further = touches.length > entry.touches.length || reads.length > entry.reads.length;
      return further ? [{ order: entry.order as number, touches, reads }] : [];
    }),
  };
}

/** Rows are JSON; two orders of their fields cost a write and nothing else. */
function sameRow(a: AnyRow | null | undefined, b: AnyRow | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function without(keys: ReadonlySet<RowKey>, known: ReadonlySet<RowKey>): Set<RowKey> {
  return new Set([...keys].filter((key) => !known.has(key)));
}

function union(known: readonly RowKey[], more: readonly RowKey[]): RowKey[] {
  return [...new Set([...known, ...more])];
}

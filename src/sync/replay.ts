import type { Replica } from '../replica/database.ts';
import { isStopped, isWhole, type OutboxEntry, type RowKey } from '../replica/outbox-entry.ts';
import { affectedBy } from './affected.ts';
import { type Bases, readBases, readRows, writeRows } from './mirror.ts';
import { type AnyRow, RowView } from './row-view.ts';
import { type Effect, runMutators } from './run-mutator.ts';

/**
 * Makes the optimistic state of everything that the given rows reach anew: truth first, then the entries in their
 * order (rule R5). Truth has to be in place already. Must run inside `writeGate`.
 * @param truth the bases of the given rows
 */
export async function replayOver(db: Replica, seeds: Iterable<RowKey>, truth: Bases): Promise<void> {
  for (let wanted = new Set(seeds), known = truth; ; ) {
    const { keys, entries } = await affectedBy(db, wanted);
    if (entries.length === 0 && known.size === 0) return;
    const named = new Set([
      ...known.keys(),
      ...entries.flatMap(({ touches, reads }) => [...touches, ...reads]),
    ]);
    const [more, shown] = await Promise.all([readBases(db, without(keys, wanted)), readRows(db, named)]);
    const bases: Bases = new Map([...known, ...more]);
    const view = new RowView(db, new Map([...shown, ...bases]));
    await view.load([...named].filter(isWhole));
    // An effect that throws is lost, its entry is not: it must never keep truth from coming in (rule I7).
    const effects = await runMutators(view, db.uid, entries.filter(hasEffect), () => undefined);
    const beyond = await reachedBeyond(db, keys, effects);
    if (beyond.length > 0) {
      // Over newer truth an effect may reach further than before: once more, with what it reaches.
      wanted = new Set([...keys, ...beyond]);
      known = new Map([...bases, ...(await readBases(db, new Set(beyond)))]);
      continue;
    }
    await writeEffects(db, { view, bases, shown }, effects);
    return;
  }
}

type Effects = ReadonlyMap<OutboxEntry, Effect>;

/**
 * The effect of a stopped entry is taken back; its text stays in the entry (rule W7). One that is sent again to a
 * restored server is as a rule in the truth already, and newer truth must not flicker back to it.
 */
function hasEffect(entry: OutboxEntry): boolean {
  return !isStopped(entry) && !entry.again;
}

async function reachedBeyond(db: Replica, keys: ReadonlySet<RowKey>, effects: Effects): Promise<RowKey[]> {
  const touched = new Set<RowKey>();
  const read = new Set<RowKey>();
  for (const [entry, effect] of effects) {
    for (const key of effect.touches) if (!keys.has(key)) touched.add(key);
    for (const key of effect.reads) {
      if (!keys.has(key) && !entry.reads.includes(key) && !isWhole(key)) read.add(key);
    }
  }
  if (read.size === 0) return [...touched];
  return [...touched, ...(await readBases(db, read)).keys()];
}

type Sight = { view: RowView; bases: Bases; shown: ReadonlyMap<RowKey, AnyRow | null> };

async function writeEffects(db: Replica, { view, bases, shown }: Sight, effects: Effects): Promise<void> {
  const touched = new Set([...effects.values()].flatMap(({ touches }) => touches));
  const rows = new Map(
    [...touched, ...bases.keys()]
      .map((key) => [key, view.row(key)] as const)
      // A row that stays as it is must neither be written nor wake a screen.
      .filter(([key, row]) => !shown.has(key) || !sameRow(shown.get(key), row)),
  );
  const put = [...touched]
    .filter((key) => !bases.has(key))
    .map((key) => ({ key, row: view.before.get(key) ?? null }));
  await writeRows(db, rows, { put, drop: [...bases.keys()].filter((key) => !touched.has(key)) });
  for (const [entry, effect] of effects) {
    // What an entry has touched once stays named: the state line of that row speaks of it until it is received.
    const touches = union(entry.touches, effect.touches);
    const reads = union(entry.reads, effect.reads);
    if (touches.length > entry.touches.length || reads.length > entry.reads.length)
      await db.outbox.update(entry.order as number, { touches, reads });
  }
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

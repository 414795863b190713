import type { Change } from '../../../contract/sync.ts';
import type { Base, Meta, Replica } from '../../replica/database.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isWhole, type OutboxEntry, type RowKey, rowKey } from '../../replica/outbox-entry.ts';
import { outboxEntries } from '../../replica/queries/outbox.ts';
import { putMetas } from '../../replica/write-gate.ts';
import type { AnyRow } from '../mutators/row-view.ts';
import { createFinder, type FindEntries } from './affected.ts';
import { writeRows } from './mirror.ts';
import { prepareReplay, type ReplayPlan } from './replay.ts';
import { type News, planTruth, readTruth, type TruthFacts, type TruthPlan } from './truth.ts';

/**
 * @property affected entries whose effect begins, changes or ends · @property emptied buckets whose rows go (R3, R4)
 * @property dropped rows that go without a tombstone: they are not told any more (R10)
 * @property ahead what was read of the same rows; not where rows go, or the outbox has changed since
 * @property metas facts that are written with the rows
 */
export type MergeOptions = {
  affected?: readonly OutboxEntry[];
  emptied?: readonly string[];
  dropped?: readonly RowKey[];
  ahead?: Ahead | undefined;
  metas?: Partial<Meta>;
};

/** All that a merge reads first, of the store as it is: one way there and back, beside whatever else is read. */
export type Ahead = { facts: TruthFacts; find: FindEntries };

/** Inside `writeGate`, in which nothing may be written between this and the merge but other facts. */
export async function readAhead(db: Replica, changes: readonly Change[]): Promise<Ahead> {
  return readFirst(db, { changes, emptied: new Set() }, []);
}

async function readFirst(db: Replica, news: News, known: Iterable<RowKey>): Promise<Ahead> {
  const [facts, find] = await Promise.all([readTruth(db, news, known), createFinder(db)]);
  return { facts, find };
}

/**
 * Inside `writeGate`. The one way truth enters the replica, from a pull or from an answer: the newer truth goes in, and
 * the entries it reaches are replayed over it, in one transaction, so that a screen never sees the steps between (rule
 * R5). Everything is read and decided before the first write.
 */
export async function mergeTruth(
  db: Replica,
  changes: readonly Change[],
  { affected = [], emptied = [], dropped = [], ahead, metas = {} }: MergeOptions = {},
): Promise<void> {
  const news = { changes, emptied: new Set(emptied), dropped };
  const known = new Set(affected.flatMap(rowsOf));
  const { facts, find } = ahead ?? (await readFirst(db, news, known));
  const truth = planTruth(news, { ...facts, listed: metas.buckets ?? facts.listed });
  const seeds = new Set([...changes.map(({ table, id }) => rowKey(table, id)), ...known, ...facts.gone]);
  // Where a replica begins again, what an entry read when it was made says little: rows it was not computed from may
  // come before those it was, and the way from these to the entry has to be known (rule R5).
  if (emptied.length > 0)
    for (const key of [...facts.bases.keys(), ...(await keysOfOutbox(db))]) seeds.add(key);
  await write(db, planWrites(truth, await prepareReplay(db, find, seeds, truth)), metas);
}

type Writes = Pick<TruthPlan, 'graves' | 'forgets' | 'lists'> &
  Pick<ReplayPlan, 'named'> & {
    rows: ReadonlyMap<RowKey, AnyRow | null>;
    bases: { put: Base[]; drop: RowKey[] };
  };

/** Pure: of a row that newer truth and a replay both speak of, the replay has the last word. */
export function planWrites(truth: TruthPlan, replay: ReplayPlan): Writes {
  const rows = new Map(truth.rows);
  for (const key of replay.unchanged) rows.delete(key);
  for (const [key, row] of replay.rows) rows.set(key, row);
  const put = new Map([...truth.moved].map((key) => [key, truth.bases.get(key) ?? null]));
  for (const [key, row] of replay.bases.put) put.set(key, row);
  for (const key of replay.bases.drop) put.delete(key);
  return {
    rows,
    bases: { put: [...put].map(([key, row]) => ({ key, row })), drop: replay.bases.drop },
    named: replay.named,
    graves: truth.graves,
    forgets: truth.forgets,
    lists: truth.lists,
  };
}

async function write(
  db: Replica,
  { rows, bases, named, graves, forgets, lists }: Writes,
  metas: Partial<Meta>,
): Promise<void> {
  const facts = { ...metas, ...(lists && { buckets: lists }) };
  // Nobody can tell which bucket an answer was about, and each is asked for again when it is looked at.
  if (forgets) await Promise.all([db.answer.clear(), db.tombstone.clear()]);
  await Promise.all([
    writeRows(db, rows, bases),
    graves.length > 0 && db.tombstone.bulkPut([...graves]),
    Object.keys(facts).length > 0 && putMetas(db, facts),
    ...named.map(({ order, touches, reads }) => db.outbox.update(order, { touches, reads })),
  ]);
}

async function keysOfOutbox(db: Replica): Promise<RowKey[]> {
  const entries = (await outboxEntries(db)).filter(isUnderstood);
  return entries.flatMap(({ reads }) => reads.filter((key) => !isWhole(key)));
}

/** Rows by which an entry is found: those it has changed, or, where it has changed none yet, those it reads. */
function rowsOf({ touches, reads }: OutboxEntry): readonly RowKey[] {
  return touches.length > 0 ? touches : reads.filter((key) => !isWhole(key));
}

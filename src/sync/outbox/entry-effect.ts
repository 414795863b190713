import type { Replica } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { showRows } from '../merge/mirror.ts';
import { namedRows } from '../mutators/named-rows.ts';
import { LoadedRows } from '../mutators/row-view.ts';
import { runMutators } from '../mutators/run-mutator.ts';

/** Runs the effect of the newest entry over what is shown, and notes in it what it reached. Inside `writeGate`. */
export async function applyEffect(db: Replica, entry: OutboxEntry): Promise<void> {
  await (await prepareEffect(db, [entry])).write();
}

/**
 * Of entries that were not done before, over what is shown; each is told what it has reached. Inside `writeGate`.
 */
export async function prepareEffect(
  db: Replica,
  entries: readonly OutboxEntry[],
): Promise<{ write: () => Promise<void> }> {
  const loaded = new LoadedRows();
  await loaded.load(db, new Set(entries.flatMap((entry) => namedRows(entry, db.uid))));
  const { view, effects, broken } = await runMutators(db, loaded, entries);
  for (const entry of entries) {
    if (broken.has(entry)) throw broken.get(entry);
    Object.assign(entry, effects.get(entry));
  }
  const touches = new Set(entries.flatMap((entry) => entry.touches));
  const bases = [...touches].map((key) => ({ key, row: view.before.get(key) ?? null }));
  const rows = new Map([...touches].map((key) => [key, view.row(key)]));
  return { write: () => showRows(db, rows, bases) };
}

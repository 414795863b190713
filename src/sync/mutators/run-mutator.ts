import type { MutationName } from '../../../contract/mutations.ts';
import type { Replica } from '../../replica/database.ts';
import type { OutboxEntry, RowKey } from '../../replica/outbox-entry.ts';
import type { Mutator } from './mutator.ts';
import { mutators } from './mutators.ts';
import { type LoadedRows, NotLoaded, RowView, Trace } from './row-view.ts';

/** What an effect was computed from, and what it has changed. */
export type Effect = { reads: RowKey[]; touches: RowKey[] };
type Runnable = Pick<OutboxEntry, 'name' | 'args' | 'at'>;

/**
 * What effects come to, applied in order.
 * @property broken those that threw; they are left out
 * @property missing rows, or whole tables, that were asked for and are not loaded: then nothing else of it counts
 */
export type Run<Entry> = {
  view: RowView;
  effects: Map<Entry, Effect>;
  broken: Map<Entry, unknown>;
  missing: Set<RowKey>;
};

/** Pure. Goes on behind an effect that lacks a row, so that as much as possible is known to be missing at once. */
export function runOver<Entry extends Runnable>(
  loaded: LoadedRows,
  uid: string,
  entries: Iterable<Entry>,
): Run<Entry> {
  const run: Run<Entry> = {
    view: new RowView(loaded, uid),
    effects: new Map(),
    broken: new Map(),
    missing: new Set(),
  };
  for (const entry of entries) {
    try {
      const effect = attempt(run.view, uid, entry);
      if (effect instanceof NotLoaded) run.missing.add(effect.key);
      else run.effects.set(entry, effect);
    } catch (error) {
      run.broken.set(entry, error);
    }
  }
  return run;
}

/**
 * Runs the effects of entries, from the beginning each time something had to be loaded. Inside `writeGate`. Waits for
 * nothing else: Dexie loses its transaction over a hundred awaits in a row that ask nothing of it.
 */
export async function runMutators<Entry extends Runnable>(
  db: Replica,
  loaded: LoadedRows,
  entries: readonly Entry[],
): Promise<Run<Entry>> {
  for (;;) {
    const run = runOver(loaded, db.uid, entries);
    if (run.missing.size === 0) return run;
    await loaded.load(db, run.missing);
  }
}

/** Throws what the mutator throws; the view is as before then, and where a row is missing. */
function attempt(view: RowView, uid: string, entry: Runnable): Effect | NotLoaded {
  const trace = new Trace();
  const run = mutators[entry.name] as Mutator<MutationName>;
  try {
    run(view.open(trace), entry.args, { uid, at: entry.at });
    return { reads: [...trace.reads], touches: [...trace.undo.keys()] };
  } catch (error) {
    view.rollBack(trace);
    if (error instanceof NotLoaded) return error;
    throw error;
  }
}

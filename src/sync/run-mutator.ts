import type { MutationName } from '../../contract/mutations.ts';
import type { OutboxEntry, RowKey } from '../replica/outbox-entry.ts';
import type { Mutator } from './mutator.ts';
import { mutators } from './mutators.ts';
import { NotLoaded, type RowView, Trace } from './row-view.ts';

/** What an effect was computed from, and what it has changed. */
export type Effect = { reads: RowKey[]; touches: RowKey[] };
type Runnable = Pick<OutboxEntry, 'name' | 'args' | 'at'>;

/**
 * Applies the optimistic effects of entries to the view, in order. An effect that throws is left out and told to
 * `onBroken`. Waits only for rows that have not been loaded yet: Dexie loses its transaction over a hundred awaits
 * in a row that ask nothing of it.
 */
export async function runMutators<Entry extends Runnable>(
  view: RowView,
  uid: string,
  entries: Iterable<Entry>,
  onBroken: (error: unknown, entry: Entry) => void,
): Promise<Map<Entry, Effect>> {
  const effects = new Map<Entry, Effect>();
  for (const entry of entries) {
    try {
      let effect = attempt(view, uid, entry);
      while (effect instanceof NotLoaded) {
        await view.load([effect.key]);
        effect = attempt(view, uid, entry);
      }
      effects.set(entry, effect);
    } catch (error) {
      onBroken(error, entry);
    }
  }
  return effects;
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

import type { CallName } from '../../contract/calls.ts';
import type { Replica } from '../replica/database.ts';
import type { CallAlongside, CallNow } from '../sync/call.ts';
import { NoAnswerError } from '../sync/call-errors.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { ReadDocument, ReadFile } from '../sync/read-file.ts';
import type { Ask } from '../sync/reader.ts';
import { onceLoaded } from './once-loaded.ts';

/**
 * The first paint reads the replica and needs nothing else. So the core of sync is fetched after it, or with the first
 * thing that needs it; until then these stand in its place and hand on what they are asked.
 */
export const loadCore = onceLoaded(() => import('./core.ts'));

/** A change is made once the code is here. Where it cannot be had that is told, as a store that cannot write is. */
export function lateEngine(db: Replica, load: () => Promise<SyncEngine>): SyncEngine {
  return {
    db,
    mutate: async (name, args, options) => (await load()).mutate(name, args, options),
    discard: async (id) => (await load()).discard(id),
    sendAgain: async (id) => (await load()).sendAgain(id),
    amend: async (id, args) => (await load()).amend(id, args),
    pull: async () => (await load()).pull(),
    drain: async (options) => (await load()).drain(options),
    sync: async (options) => (await load()).sync(options),
  };
}

export type LateCalls = {
  call: CallAlongside;
  ask: Ask<CallName>;
  guestCall: CallNow;
  readFile: ReadFile;
  readDocument: ReadDocument;
};

/** Without the code a call gets no answer, as without network. */
export function lateCalls(make: () => Promise<LateCalls>): LateCalls {
  const made = onceLoaded(make);
  const calls = () =>
    made().catch(() => {
      throw new NoAnswerError();
    });
  return {
    call: async (name, args, options) => (await calls()).call(name, args, options),
    ask: async (name, args, options) => {
      const { ask } = await calls();
      // Whoever asked may be gone by now, and is not heard going any more.
      return options.signal.aborted ? { kind: 'none' } : ask(name, args, options);
    },
    guestCall: async (name, args, options) => (await calls()).guestCall(name, args, options),
    readFile: async (fileId, variant) => (await calls()).readFile(fileId, variant),
    readDocument: async (path) => (await calls()).readDocument(path),
  };
}

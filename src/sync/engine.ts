import { getMetas } from '../replica/database.ts';
import { createDrain, type DrainResult } from './drain/push.ts';
import { createEntryActions } from './outbox/entry-actions.ts';
import { createMutate } from './outbox/mutate.ts';
import { createOnePuller } from './pull/one-puller.ts';
import { createPages, createPull, type PullEnd, type PullWhat } from './pull/pull.ts';
import type { SyncPorts } from './wire/ports.ts';
import type { Transport } from './wire/transport.ts';

/** Sending and pulling of one person on this device; driven by the page or by the worker. */
export type Exchange = ReturnType<typeof createExchange>;

/** The same with what a person does: make changes, and decide about those that wait. */
export type SyncEngine = ReturnType<typeof createEngine>;

export function createEngine(ports: SyncPorts, transport: Transport) {
  const exchange = createExchange(ports, transport);
  return {
    ...exchange,
    ...createMutate(ports),
    ...createEntryActions(ports),
    /**
     * The regular turn of a page in front. A locked account is refused each time, so nothing is asked for it; whoever is
     * locked looks by their own screen whether the account is open again (locked.5).
     * @param isTold signals are heard: where the server answered last, there is nothing to pull without one (rule R7.6)
     * @returns how its pull ended; undefined without one
     */
    turn: async (isTold = false): Promise<PullEnd | undefined> => {
      const { locked, reachable } = await getMetas(ports.db, ['locked', 'reachable']);
      if (locked) return undefined;
      if (!isTold || !reachable) return (await exchange.sync())[1];
      await exchange.drain();
      return undefined;
    },
  };
}

export function createExchange(ports: SyncPorts, transport: Transport) {
  const pages = createPages(ports, transport);
  const drain = createDrain(ports, transport, async () => (await pages({ onePage: true })).end);
  const pull = once(createOnePuller(ports, createPull(ports, transport)));
  const sync = async (options?: { wakeSleepers?: boolean }): Promise<[DrainResult, PullEnd]> =>
    Promise.all([drain(options), pull()]);
  return {
    db: ports.db,
    pull,
    drain,
    /** Sends and pulls side by side: pulling never waits for sending (rule R5). */
    sync,
  };
}

/**
 * A second call while one runs makes it run once more afterwards, for all that was wanted meanwhile: a change may have
 * come behind its back.
 */
function once(work: (what: PullWhat) => Promise<PullEnd>): (what?: PullWhat) => Promise<PullEnd> {
  let running: Promise<PullEnd> | null = null;
  let next: { what: PullWhat; end: Promise<PullEnd> } | null = null;
  const start = (what: PullWhat): Promise<PullEnd> => {
    running = work(what).finally(() => {
      running = null;
    });
    return running;
  };
  return (what = 'all') => {
    if (!running) return start(what);
    if (next) {
      if (next.what !== what) next.what = 'all';
      return next.end;
    }
    const mine = { what, end: Promise.resolve<PullEnd>('no-answer') };
    mine.end = running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start(mine.what);
      });
    next = mine;
    return mine.end;
  };
}

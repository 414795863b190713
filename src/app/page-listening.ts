import { SILENT_MS } from '../sync/pull/round.ts';
import { type Connect, createSignals, type Rest } from '../sync/pull/signals.ts';

export type Listening = {
  /** Goes on where it was stopped; while it runs, a pause between two connections ends now. */
  start: () => void;
  /** Closes the connection: a frozen page has no use for it, and it would keep the page out of the back/forward cache. */
  stop: () => void;
  /** The other side was heard of within the time in which it always says something. */
  isHeard: () => boolean;
};

/** Follows signals as long as the page lives (rule R7). */
export function listen(
  connect: Connect,
  onMoved: (spreadMs: number, bucket: string | null) => void,
): Listening {
  let heardAt = Number.NEGATIVE_INFINITY;
  /** Keeps the moment. */
  const hearing: Connect = (hear, abort) => {
    const alive = () => {
      heardAt = Date.now();
      hear.alive();
    };
    return connect({ ...hear, alive }, abort).finally(() => {
      heardAt = Number.NEGATIVE_INFINITY;
    });
  };
  let running: AbortController | null = null;
  const resting = new Set<() => void>();
  const rest: Rest = (ms, abort) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        abort.removeEventListener('abort', end);
        resting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      abort.addEventListener('abort', end);
      resting.add(end);
    });
  const signals = createSignals(hearing, { clock: Date.now, random: Math.random, rest });
  return {
    start: () => {
      for (const end of [...resting]) end();
      if (running) return;
      running = new AbortController();
      void signals.follow((bucket, spreadMs) => onMoved(spreadMs, bucket), running.signal);
    },
    stop: () => {
      running?.abort();
      running = null;
    },
    isHeard: () => Math.abs(Date.now() - heardAt) < SILENT_MS,
  };
}

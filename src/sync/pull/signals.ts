import { SPREAD_MAX_MS } from '../../../contract/sync.ts';
import type { Clock, Random } from '../wire/ports.ts';
import { pauseMs, roundAfter } from './round.ts';

export type Hear = {
  /** A bucket moved. @param spreadMs within how many milliseconds to pull; left out: at once */
  moved: (bucket: string, spreadMs?: number) => void;
  /** The other side is about to end. @param spreadMs within how many milliseconds to connect again */
  comeBack: (spreadMs: number) => void;
  /** The other side is there: it let us in, or sent anything at all. */
  alive: () => void;
};

/** One connection to the source of signals. Settles when it is over, and soon after `abort`. */
export type Connect = (hear: Hear, abort: AbortSignal) => Promise<void>;

/** Waits so many milliseconds, or less: until `abort`, or until there is a reason to try again at once. */
export type Rest = (ms: number, abort: AbortSignal) => Promise<void>;

/** Port for signals: "this bucket moved", and nothing else (rule R7). They may be lost, doubled or late. */
export type Signals = {
  /**
   * Tells of every moved bucket until aborted, and within how many milliseconds to pull; never throws. `null` after a
   * break: anything may have moved meanwhile.
   */
  follow: (onMoved: (bucket: string | null, spreadMs: number) => void, abort: AbortSignal) => Promise<void>;
};

/** Connects, and connects again whenever that is over, with growing pauses. */
export function createSignals(
  connect: Connect,
  ports: { clock: Clock; random: Random; rest: Rest },
): Signals {
  return {
    follow: async (onMoved, abort) => {
      let known = false;
      for (let round = 0; !abort.aborted; ) {
        const began = ports.clock();
        let open = false;
        let heard = false;
        let spread = 0;
        const alive = () => {
          if (open || abort.aborted) return;
          open = true;
          if (known) onMoved(null, 0);
          known = true;
        };
        const moved = (bucket: string, spreadMs = 0) => {
          alive();
          heard = true;
          // Events of a connection that is being closed are ignored.
          if (!abort.aborted) onMoved(bucket, spreadMs);
        };
        const comeBack = (spreadMs: number) => {
          // What is no number is no reason to wait for ever.
          spread = Math.min(spreadMs, SPREAD_MAX_MS) || 0;
        };
        // Lost, refused or aborted: the pull tells the truth, this only hurries it.
        await connect({ alive, moved, comeBack }, abort).catch(() => undefined);
        if (abort.aborted) return;
        round = roundAfter(round, { heard, lastedMs: ports.clock() - began });
        // All devices of the server that has ended hear it at the same moment (rule R7.5).
        await ports.rest(pauseMs(round, ports.random()) + spread * ports.random(), abort);
      }
    },
  };
}

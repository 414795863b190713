import { BACKOFF } from '../../contract/limits.ts';
import type { GetCredentials, Random, Sleep } from './ports.ts';
import { sleepMs } from './retry.ts';
import { readSignals } from './transport.ts';

/**
 * Listens for moved buckets until aborted, and hurries a pull for each (rule R7). Opens the stream again after
 * 1 s × 1.5 up to 60 s with jitter; a stream that had brought something starts over at 1 s.
 */
export async function followSignals(
  ports: { origin: string; credentials: GetCredentials; random: Random; sleep: Sleep },
  onMoved: () => void,
  abort: AbortSignal,
): Promise<void> {
  for (let round = 0; !abort.aborted; round += 1) {
    try {
      const credentials = await ports.credentials();
      if (!credentials) return;
      await readSignals(
        ports.origin,
        credentials.token,
        () => {
          round = 0;
          onMoved();
        },
        abort,
      );
    } catch {
      // Lost, refused or aborted: the pull tells the truth, this only hurries it.
    }
    if (!abort.aborted) await ports.sleep(Math.min(BACKOFF.capMs, sleepMs(round, ports.random())));
  }
}

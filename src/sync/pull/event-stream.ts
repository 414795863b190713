import type { Timer } from '../../replica/store/within.ts';
import type { GetCredentials } from '../wire/ports.ts';
import { readSignals } from '../wire/transport.ts';
import { SILENT_MS } from './round.ts';
import type { Connect } from './signals.ts';

/**
 * Signals by the event stream of the user API. A token that was refused, though a clock that is wrong makes it look
 * good, is followed by a fresh one.
 * @param ports.origin where the API is, empty for the page's own
 */
export function eventStream(ports: { origin: string; credentials: GetCredentials; timer: Timer }): Connect {
  let fresh = false;
  return async (hear, abort) => {
    const credentials = await ports.credentials({ fresh });
    if (!credentials) throw new Error('nobody is signed in');
    const line = new AbortController();
    const end = () => line.abort();
    abort.addEventListener('abort', end);
    if (abort.aborted) end();
    let calm = ports.timer(SILENT_MS, end);
    const alive = () => {
      calm();
      calm = ports.timer(SILENT_MS, end);
      hear.alive();
    };
    try {
      const status = await readSignals(ports.origin, credentials.token, { ...hear, alive }, line.signal);
      fresh = status === 401 && !fresh;
    } finally {
      calm();
      abort.removeEventListener('abort', end);
    }
  };
}

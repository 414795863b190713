import { systemTimer } from '../replica/store/within.ts';
import type { Connect } from '../sync/pull/signals.ts';
import type { GetCredentials } from '../sync/wire/ports.ts';

/**
 * Signals the way the server's public config says: by its event stream, or by Firestore. The code of either is loaded
 * when it is needed.
 * @param options.ready resolves when the sign-in service is loaded, whose app Firestore belongs to
 */
export function connectSignals(options: {
  uid: string;
  credentials: GetCredentials;
  ready: () => Promise<unknown>;
}): Connect {
  // One for the whole session: it remembers whether a token was refused.
  let stream: Connect | undefined;
  const eventStream = async () => {
    const made = await import('../sync/pull/event-stream.ts');
    stream ??= made.eventStream({
      origin: location.origin,
      credentials: options.credentials,
      timer: systemTimer,
    });
    return stream;
  };
  return async (hear, abort) => {
    const { loadConfig } = await import('../auth/config.ts');
    const { signals } = await loadConfig();
    if (signals !== 'firestore') return (await eventStream())(hear, abort);
    await options.ready();
    const { firestoreSignals } = await import('../auth/firestore-signals.ts');
    return firestoreSignals(options.uid)(hear, abort);
  };
}

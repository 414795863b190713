import { API_BASE, EVENTS_PATH } from '../../../contract/http.ts';
import { signal as signalSchema } from '../../../contract/sync.ts';
import type { Timer } from '../../replica/store/within.ts';
import { streamed } from '../wire/body.ts';
import type { GetCredentials } from '../wire/ports.ts';
import { PLAIN } from '../wire/send.ts';
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

/**
 * Reads the event stream until it ends or `abort` fires. Fetch instead of EventSource, because that cannot carry a
 * token except in the URL. Gives the status; throws where there is none or the line breaks.
 */
async function readSignals(
  origin: string,
  token: string,
  hear: {
    alive: () => void;
    moved: (bucket: string, spreadMs?: number) => void;
    comeBack: (spreadMs: number) => void;
  },
  abort: AbortSignal,
): Promise<number> {
  const response = await fetch(origin + API_BASE + EVENTS_PATH, {
    ...PLAIN,
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: abort,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  // An error, or a captive portal that answers everything with a page.
  if (!response.ok || !isStream || !response.body) {
    await response.body?.cancel();
    return response.status;
  }
  let rest = '';
  for await (const chunk of streamed(response.body.pipeThrough(new TextDecoderStream()))) {
    hear.alive();
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      // As EventSource reads it: when to come back after this connection.
      if (line.startsWith('retry:')) hear.comeBack(Number(line.slice(6)));
      if (!line.startsWith('data:')) continue;
      const parsed = signalSchema.safeParse(JSON.parse(line.slice(5)));
      if (parsed.success) hear.moved(parsed.data.bucket, parsed.data.spreadMs);
    }
  }
  return response.status;
}

import ky from 'ky';
import { pathParameters } from '../../contract/call.ts';
import {
  type AnswerOf,
  API_BASE,
  type ArgsOf,
  type CallName,
  calls,
  EVENTS_PATH,
  KEY_HEADER,
} from '../../contract/calls.ts';
import { errorBody } from '../../contract/errors.ts';
import { answerChanges, signal as signalSchema } from '../../contract/sync.ts';
import type { Failure, Outcome } from './outcome.ts';

/** One request of the user API; never throws. */
export type Transport = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  options: { token: string; key?: string },
) => Promise<Outcome<AnswerOf<Name>>>;

/** @param options.origin where the API is, empty for the page's own; @param options.timeoutMs until "no answer" */
export function createTransport(options: {
  origin: string;
  timeoutMs: number;
  now: () => number;
}): Transport {
  // `retry: 0`: rule W7 is ours. `redirect: 'manual'`: a captive portal's redirect is no answer.
  const http = ky.create({
    retry: 0,
    timeout: options.timeoutMs,
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
    throwHttpErrors: false,
  });
  return async (name, args, { token, key }) => {
    try {
      const { url, body } = address(name, args as Record<string, unknown>);
      const response = await http(options.origin + url, {
        method: calls[name].method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(key ? { [KEY_HEADER]: key } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return await read(name, response, key, options.now());
    } catch (error) {
      return { kind: 'none', reason: error instanceof Error ? error.name : 'unknown' };
    }
  };
}

/** Where a call's flat arguments travel: path, query or body. */
export function address(name: CallName, args: Record<string, unknown>) {
  const { method, path } = calls[name];
  const inPath = pathParameters(path);
  const rest = Object.entries(args).filter(([key, value]) => !inPath.includes(key) && value !== undefined);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(args[key])));
  if (method === 'POST' || method === 'PUT')
    return { url: API_BASE + filled, body: Object.fromEntries(rest) };
  // A DELETE's fields go by query, because proxies drop its body.
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString();
  return { url: API_BASE + filled + (query && `?${query}`), body: undefined };
}

async function read<Name extends CallName>(
  name: Name,
  response: Response,
  key: string | undefined,
  now: number,
): Promise<Outcome<AnswerOf<Name>>> {
  if (
    response.type === 'opaqueredirect' ||
    response.status < 200 ||
    (response.status >= 300 && response.status < 400)
  )
    return { kind: 'none', reason: 'redirect' };
  if (!response.headers.get('content-type')?.includes('application/json'))
    return { kind: 'none', reason: 'not json' };
  if (key && response.headers.get(KEY_HEADER) !== key) return { kind: 'none', reason: 'key not echoed' };
  const body: unknown = await response.json();
  if (response.ok) {
    const envelope = body as { data?: unknown; changes?: unknown };
    const answer = calls[name].answer.safeParse(envelope.data);
    const changes = answerChanges.safeParse(envelope.changes ?? []);
    return answer.success && changes.success
      ? { kind: 'answer', data: answer.data as AnswerOf<Name>, changes: changes.data }
      : { kind: 'none', reason: 'answer does not fit the contract' };
  }
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { kind: 'none', reason: 'error does not fit the contract' };
  const failure: Failure = {
    status: response.status,
    ...parsed.data.error,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now),
  };
  return { kind: 'failure', failure };
}

/** `Retry-After` as milliseconds from now: seconds or a date. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Reads the event stream until it ends or `abort` fires. Fetch instead of EventSource, because that cannot carry a
 * token except in the URL.
 */
export async function readSignals(
  origin: string,
  token: string,
  onBucket: (bucket: string) => void,
  abort: AbortSignal,
): Promise<void> {
  const response = await ky.get(origin + API_BASE + EVENTS_PATH, {
    retry: 0,
    timeout: false,
    cache: 'no-store',
    credentials: 'omit',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: abort,
  });
  if (!response.body) return;
  let rest = '';
  for await (const chunk of streamed(response.body.pipeThrough(new TextDecoderStream()))) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const parsed = signalSchema.safeParse(JSON.parse(line.slice(5)));
      if (parsed.success) onBucket(parsed.data.bucket);
    }
  }
}

/** Safari has no async iteration of streams. */
async function* streamed<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

import { address } from '../../../contract/address.ts';
import { BATCH_PATH, type BatchEntry, type BatchResult, batchAnswer } from '../../../contract/batch.ts';
import { type CallTable, callOf } from '../../../contract/call-table.ts';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import { errorBody } from '../../../contract/error-body.ts';
import { bytesPath, OFFSET_HEADER, type PieceAnswer, pieceAnswer } from '../../../contract/file-piece.ts';
import { ACTED_AT_HEADER, API_BASE, EPOCH_HEADER, EVENTS_PATH, KEY_HEADER } from '../../../contract/http.ts';
import { answerChanges, signal as signalSchema } from '../../../contract/sync.ts';
import type { Outcome } from './outcome.ts';
import { PLAIN, type Send } from './send.ts';

/** What an outbox says about a write beside its arguments. */
export type Stamp = {
  /** Of the page that was pulled last; none before the first (rule R3). */
  epoch?: string | undefined;
  /** When the person acted, ISO 8601, by the server's clock. */
  actedAt?: string | undefined;
};

/** One request of the user API; never throws. */
export type Transport = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  /** Token null: nobody is signed in, and only what is open to everybody is answered. */
  options: { token: string | null; key?: string; signal?: AbortSignal | undefined } & Stamp,
) => Promise<Outcome<AnswerOf<Name>>>;

/** `not done`: the server has not begun it, because one before it in its lane was not done. */
export type BatchOutcome = Outcome<unknown> | 'not done';

/** Sends several mutations in one request (rule W4), and tells what became of each; never throws. */
export type SendBatch = (
  entries: readonly BatchEntry[],
  options: { token: string; epoch?: string | undefined },
) => Promise<BatchOutcome[]>;

/** Sends a piece of a file (rule W9); never throws. */
export type SendPiece = (piece: {
  fileId: string;
  /** Where in the file it begins, in bytes. */
  offset: number;
  bytes: Uint8Array<ArrayBuffer>;
  token: string;
}) => Promise<Outcome<PieceAnswer>>;

/** Fetches the bytes of a file, or of its small picture; never throws. */
export type FetchFile = (file: {
  fileId: string;
  variant: 'full' | 'thumb';
  token: string;
}) => Promise<Outcome<Blob>>;

export type WireOptions = {
  /** Where the API is, empty for the page's own. */
  origin: string;
  send: Send;
  now: () => number;
};

/** Fetches a document that the server makes; never throws. */
export type FetchDocument = (document: {
  /** As an answer of the server has named it, from the base path on. */
  path: string;
  token: string;
}) => Promise<Outcome<Blob>>;

/** All ways to the user API. */
export type Wire = { transport: Transport; sendBatch: SendBatch } & ReturnType<typeof createBytesTransport>;

export function createWire(options: WireOptions & Callable): Wire {
  return {
    transport: createTransport(options),
    sendBatch: createSendBatch(options),
    ...createBytesTransport(options),
  };
}

/** Which calls this context makes. */
type Callable = { calls: CallTable };

export function createTransport({ calls, origin, send, now }: WireOptions & Callable): Transport {
  return async (name, args, { token, key, epoch, actedAt, signal }) => {
    try {
      const { method, path, answer } = callOf(calls, name);
      const { url, body } = address({ method, path }, args as Record<string, unknown>);
      const response = await send(origin + url, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { [KEY_HEADER]: key } : {}),
          ...(epoch ? { [EPOCH_HEADER]: epoch } : {}),
          ...(actedAt ? { [ACTED_AT_HEADER]: actedAt } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: signal ?? null,
      });
      if (key && response.headers.get(KEY_HEADER) !== key)
        return { kind: 'none', reason: isRedirect(response) ? 'redirect' : 'key not echoed' };
      return await read<AnswerOf<typeof name>>(answer, response, now());
    } catch (error) {
      return broken(error);
    }
  };
}

export function createSendBatch({ calls, origin, send, now }: WireOptions & Callable): SendBatch {
  return async (entries, { token, epoch }) => {
    const none = (reason: string): Outcome<never>[] => entries.map(() => ({ kind: 'none', reason }));
    try {
      const response = await send(origin + BATCH_PATH, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(epoch ? { [EPOCH_HEADER]: epoch } : {}),
        },
        body: JSON.stringify({ entries }),
      });
      const outcome = await read<{ results: (BatchResult | null)[] }>(batchAnswer, response, now());
      if (outcome.kind === 'none') return none(outcome.reason);
      // A failure of the whole request meets the first entry again when it goes alone.
      if (outcome.kind === 'failure') return none(outcome.failure.code);
      return entries.map(({ key, name }, at) => {
        const result = outcome.data.results[at];
        if (result === null) return 'not done';
        if (result?.key !== key) return { kind: 'none', reason: 'key not echoed' };
        return told(callOf(calls, name).answer, result, now());
      });
    } catch (error) {
      const outcome = broken(error);
      return entries.map(() => outcome);
    }
  };
}

/** The routes that carry bytes instead of JSON. */
export function createBytesTransport({ origin, send, now }: WireOptions): {
  sendPiece: SendPiece;
  fetchFile: FetchFile;
  fetchDocument: FetchDocument;
} {
  return {
    sendPiece: async ({ fileId, offset, bytes, token }) => {
      try {
        const response = await send(origin + bytesPath(fileId), {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
            [OFFSET_HEADER]: String(offset),
          },
          body: bytes,
        });
        return await read<PieceAnswer>(pieceAnswer, response, now());
      } catch (error) {
        return broken(error);
      }
    },
    fetchFile: async ({ fileId, variant, token }) => {
      try {
        const response = await send(`${origin}${bytesPath(fileId)}?variant=${variant}`, {
          headers: { authorization: `Bearer ${token}` },
          // The answer says itself that it may be kept, and has to be asked about each time.
          cache: 'default',
        });
        // Every file has its tag; a page that a captive portal shows instead has none of ours.
        if (response.ok && response.headers.get('etag'))
          return { kind: 'answer', data: await response.blob(), changes: [] };
        return response.ok ? { kind: 'none', reason: 'not a file' } : await failed(response, now());
      } catch (error) {
        return broken(error);
      }
    },
    fetchDocument: async ({ path, token }) => {
      // The token goes to our own server only, whatever address an answer names.
      if (!path.startsWith(`${API_BASE}/`)) return { kind: 'none', reason: 'not ours' };
      try {
        const response = await send(origin + path, { headers: { authorization: `Bearer ${token}` } });
        if (response.ok && isDocument(response))
          return { kind: 'answer', data: await response.blob(), changes: [] };
        return response.ok ? { kind: 'none', reason: 'not a document' } : await failed(response, now());
      } catch (error) {
        return broken(error);
      }
    },
  };
}

/** A document as PDF, the export of a person's data, an e-invoice; a captive portal's page is none of them. */
function isDocument({ headers }: Response): boolean {
  return /^application\/(?:pdf|xml|zip)/.test(headers.get('content-type') ?? '');
}

export function broken(error: unknown): Outcome<never> {
  return { kind: 'none', reason: error instanceof Error ? error.name : 'unknown' };
}

type Schema = { safeParse: (data: unknown) => { success: boolean; data?: unknown } };

async function read<Data>(schema: Schema, response: Response, now: number): Promise<Outcome<Data>> {
  if (isRedirect(response)) return { kind: 'none', reason: 'redirect' };
  if (!isJson(response)) return { kind: 'none', reason: 'not json' };
  const { status, headers } = response;
  return told<Data>(
    schema,
    { status, retryAfter: headers.get('retry-after'), body: await response.json() },
    now,
  );
}

/** What an answer that says no tells, or `none` where it is not one of our server's. */
export function failed(response: Response, now: number): Promise<Outcome<never>> {
  return read<never>(NO_ANSWER, response, now);
}

const NO_ANSWER: Schema = { safeParse: () => ({ success: false }) };

/** What an answer says, whether it came alone or in a batch. */
function told<Data>(
  schema: Schema,
  { status, retryAfter, body }: Omit<BatchResult, 'key'>,
  now: number,
): Outcome<Data> {
  if (status < 200 || status >= 300) {
    const parsed = errorBody.safeParse(body);
    if (!parsed.success) return { kind: 'none', reason: 'error does not fit the contract' };
    return {
      kind: 'failure',
      failure: { status, ...parsed.data.error, retryAfterMs: retryAfterMs(retryAfter, now) },
    };
  }
  const envelope = body as { data?: unknown; changes?: unknown } | null;
  const answer = schema.safeParse(envelope?.data);
  const changes = answerChanges.safeParse(envelope?.changes ?? []);
  return answer.success && changes.success
    ? { kind: 'answer', data: answer.data as Data, changes: changes.data }
    : { kind: 'none', reason: 'answer does not fit the contract' };
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || status < 200 || (status >= 300 && status < 400);
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true;
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
 * token except in the URL. Gives the status; throws where there is none or the line breaks.
 */
export async function readSignals(
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

/** Safari has no async iteration of streams. */
export async function* streamed<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
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

import type { BatchResult } from '../../../contract/batch.ts';
import { errorBody } from '../../../contract/error-body.ts';
import { answerChanges } from '../../../contract/sync.ts';
import type { Timer } from '../../replica/store/within.ts';
import { jsonOf } from './body.ts';
import type { Outcome } from './outcome.ts';

/** What checks the `data` of an answer. */
type Schema = { safeParse: (data: unknown) => { success: boolean; data?: unknown } };

/** What reading an answer takes beside it. */
export type Reading = { now: () => number; timer: Timer };

/** No answer came: the line broke, or time ran out. */
export function broken(error: unknown): Outcome<never> {
  return { kind: 'none', reason: error instanceof Error ? error.name : 'unknown' };
}

/** What a response of the user API tells (rule W7.7). */
export async function read<Data>(
  schema: Schema,
  response: Response,
  { now, timer }: Reading,
): Promise<Outcome<Data>> {
  if (isRedirect(response)) return { kind: 'none', reason: 'redirect' };
  if (!isJson(response)) return { kind: 'none', reason: 'not json' };
  const { status, headers } = response;
  const body = await jsonOf(response, timer);
  return told<Data>(schema, { status, retryAfter: headers.get('retry-after'), body }, now());
}

/** What an answer that says no tells, or `none` where it is not one of our server's. */
export function failed(response: Response, reading: Reading): Promise<Outcome<never>> {
  return read<never>(NO_ANSWER, response, reading);
}

const NO_ANSWER: Schema = { safeParse: () => ({ success: false }) };

/** What an answer says, whether it came alone or in a batch. */
export function told<Data>(
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

export function isRedirect({ type, status }: Response): boolean {
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

import { v7 } from 'uuid';
import { isWrite, pathParameters } from '../../contract/call.ts';
import { API_BASE, type CallName, calls, KEY_HEADER } from '../../contract/calls.ts';
import type { TestApp } from '../../server/testing/test-app.ts';

export type Reply = {
  status: number;
  body: { data?: unknown; changes?: unknown; error?: { code: string; message: string; fields?: unknown } };
  text: string;
  replayed: boolean;
};

/** Requests the suite has made, over all of its tests. */
export const counted = { requests: 0 };

/** Sends a call as it stands, right or wrong. */
export async function send(
  t: TestApp,
  token: string | null,
  name: CallName,
  args: Record<string, unknown>,
  key: string = v7(),
): Promise<Reply> {
  counted.requests += 1;
  const { method, path } = calls[name];
  const inPath = pathParameters(path);
  const rest = Object.fromEntries(
    Object.entries(args).filter(([part, value]) => !inPath.includes(part) && value !== undefined),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeSafely(args[part]));
  const hasBody = method === 'POST' || method === 'PUT';
  const query = hasBody ? '' : queryOf(rest);
  const response = await t.app.inject({
    method,
    url: API_BASE + filled + query,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isWrite(calls[name], args) ? { [KEY_HEADER]: key } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(rest) } : {}),
  });
  let body: Reply['body'] = {};
  try {
    body = response.json();
  } catch {
    // Said by the status.
  }
  return {
    status: response.statusCode,
    body,
    text: response.body,
    replayed: response.headers['idempotency-replayed'] === 'true',
  };
}

function queryOf(rest: Record<string, unknown>): string {
  const entries = Object.entries(rest).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [
      name,
      typeof one === 'object' ? JSON.stringify(one) : String(one),
    ]),
  );
  if (entries.length === 0) return '';
  return `?${entries.map(([name, value]) => `${name}=${encodeSafely(value)}`).join('&')}`;
}

/** A lone surrogate cannot be percent-encoded; on the wire it is the replacement character. */
const encodeSafely = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

import type { ServerResponse } from 'node:http';
import { KEY_HEADER } from '../../../contract/calls.ts';
import type { ErrorCode } from '../../../contract/errors.ts';

type Answering = (response: ServerResponse, key: string | string[] | undefined) => void;

/** Answers that do not come from the user API, or say that it is not well. */
export type Staged = 'portal-page' | 'portal-redirect' | 'portal-json' | 'broken' | 'busy' | 'storm';

export const STAGED: Record<Staged, Answering> = {
  'portal-page': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Free WiFi</title><form><button>I accept the terms</button></form>'),
  'portal-redirect': (response) => response.writeHead(302, { location: 'http://localhost:9/portal' }).end(),
  // Right in everything but the key.
  'portal-json': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { ok: true }, changes: [] })),
  broken: failing(500, 'internal'),
  busy: failing(503, 'internal', '1'),
  storm: failing(429, 'too_many_requests', '1'),
};

function failing(status: number, code: ErrorCode, retryAfter?: string): Answering {
  return (response, key) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(typeof key === 'string' ? { [KEY_HEADER]: key } : {}),
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      })
      .end(JSON.stringify({ error: { code, message: 'staged by the test' } }));
}

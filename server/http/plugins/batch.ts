import type { FastifyInstance, FastifyRequest } from 'fastify';
import { address } from '../../../contract/address.ts';
import {
  BATCH_PATH,
  type BatchEntry,
  type BatchResult,
  batchAnswer,
  batchRequest,
} from '../../../contract/batch.ts';
import { ACTED_AT_HEADER, calls, EPOCH_HEADER, KEY_HEADER } from '../../../contract/calls.ts';
import type { ErrorBody } from '../../../contract/error-body.ts';
import { checked } from '../../api/arguments.ts';
import { authenticate } from './authenticate.ts';
import type { CallServices } from './calls.ts';

/**
 * Several calls in one request. Each goes through the server's own front door with its own key, so that nothing is
 * allowed, counted, limited or answered otherwise than if it had come alone; there is no transaction around them.
 */
export function installBatch(
  app: FastifyInstance,
  services: CallServices & { readonly isStopping: () => boolean },
): void {
  // A door that is closing takes in nothing more, and what was done before must still reach the device.
  const answerTo = async (request: FastifyRequest, entry: BatchEntry): Promise<BatchResult> => {
    if (services.isStopping()) return stoppedAt(entry);
    try {
      return await answerAlone(app, request, entry);
    } catch (error) {
      if (services.isStopping()) return stoppedAt(entry);
      throw error;
    }
  };

  app.route({
    method: 'POST',
    url: BATCH_PATH,
    // Before the body is read: a stranger cannot make the server parse.
    onRequest: async (request) => {
      await authenticate(services, request, { guest: false });
    },
    handler: async (request, reply) => {
      const { entries } = checked('sync/batch', batchRequest, request.body ?? {});
      const refused = new Set<number>();
      const results: (BatchResult | null)[] = [];
      for (const entry of entries) {
        const result = refused.has(entry.lane) ? null : await answerTo(request, entry);
        if (result && result.status >= 300) refused.add(entry.lane);
        results.push(result);
      }
      reply.header('cache-control', 'no-store');
      return { data: batchAnswer.parse({ results }) };
    },
  });
}

async function answerAlone(
  app: FastifyInstance,
  request: FastifyRequest,
  { key, name, args, at }: BatchEntry,
): Promise<BatchResult> {
  const { url, body } = address(calls[name], args);
  const { authorization = '', 'user-agent': device = '', [EPOCH_HEADER]: epoch } = request.headers;
  const response = await app.inject({
    method: calls[name].method,
    url,
    // As the proxies in front of this server have told it: it is not forwarded once more.
    remoteAddress: request.ip,
    headers: {
      authorization,
      'user-agent': device,
      [KEY_HEADER]: key,
      ...(epoch && { [EPOCH_HEADER]: epoch }),
      ...(at && { [ACTED_AT_HEADER]: at }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { 'retry-after': retryAfter } = response.headers;
  return {
    key,
    status: response.statusCode,
    retryAfter: retryAfter === undefined ? null : String(retryAfter),
    body: response.json(),
  };
}

function stoppedAt({ key }: BatchEntry): BatchResult {
  const body: ErrorBody = { error: { code: 'unavailable', message: 'this server is stopping; try again' } };
  return { key, status: 503, retryAfter: '1', body };
}

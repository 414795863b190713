import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE, type CallName, calls, KEY_HEADER } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { id } from '../../contract/fields.ts';
import { readArguments } from '../api/arguments.ts';
import { readCall } from '../api/read-call.ts';
import { type CallParts, writeCall } from '../api/write-call.ts';
import type { Caller, Identity } from '../identity/identity.ts';
import type { Push } from '../push/push.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { authenticate } from './authenticate.ts';

export type CallServices = CallParts & {
  readonly identity: Identity;
  readonly realtime: Realtime;
  readonly push: Push;
};

/** Answered with the stored answer instead of a second effect. */
const REPLAYED_HEADER = 'idempotency-replayed';
/** Arguments that name a user; in a write they are the caller's own. */
const OWN_IDS = ['uniqueId', 'userId', '_userId'] as const;

/** One route for each call of the contract. */
export function installCalls(app: FastifyInstance, services: CallServices): void {
  for (const name of Object.keys(calls) as CallName[]) installCall(app, services, name);
}

function installCall(app: FastifyInstance, services: CallServices, name: CallName): void {
  const { method, path } = calls[name];
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method,
    url: API_BASE + path.replace(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger cannot make the server parse.
    onRequest: async (request) => {
      callers.set(request, await authenticate(services.identity, request));
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) as Caller;
      const { params, query, body } = request;
      const args = readArguments(name, { params, query, body, method });
      reply.header('cache-control', 'no-store');
      if (method === 'GET') return reply.send({ data: await readCall(services, { name, args, caller }) });
      const key = keyOf(request);
      assertOwnIds(args, caller.uid);
      const { answer, effects } = await writeCall(services, { name, args, key, caller });
      if (effects === undefined) reply.header(REPLAYED_HEADER, 'true');
      else {
        services.realtime.publish(effects.buckets);
        void services.push.deliver(effects.notifications);
      }
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}

/** Every answer to a write names its key, errors too: a page that does not is no answer of ours (rule W7). */
export function echoKey(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.headers[KEY_HEADER];
  if (typeof key === 'string' && id.safeParse(key).success) reply.header(KEY_HEADER, key);
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[KEY_HEADER];
  const fail = (code: 'parameter_missing' | 'fields_invalid', field: string, message: string) =>
    new ApiError(code, message, { fields: [{ path: 'Idempotency-Key', code: field }] });
  if (key === undefined || key === '')
    throw fail('parameter_missing', 'missing', 'required parameter Idempotency-Key was null or undefined');
  const result = id.safeParse(key);
  if (!result.success) throw fail('fields_invalid', 'invalid_format', 'Idempotency-Key must be a UUID');
  return result.data.toLowerCase();
}

function assertOwnIds(args: object, uid: string): void {
  for (const name of OWN_IDS) {
    if (name in args && (args as Record<string, unknown>)[name] !== uid)
      throw new ApiError('identity_mismatch', `${name} is not the account that sends this`);
  }
}

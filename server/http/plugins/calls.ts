import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, isWrite } from '../../../contract/call.ts';
import {
  ACTED_AT_HEADER,
  API_BASE,
  type CallName,
  calls,
  EPOCH_HEADER,
  KEY_HEADER,
} from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id, instant } from '../../../contract/fields.ts';
import { BODY_MAX } from '../../../contract/limits.ts';
import { readArguments } from '../../api/arguments.ts';
import type { CallParts } from '../../api/call-parts.ts';
import { readCall } from '../../api/read-call.ts';
import { type ReleaseParts, release } from '../../api/release.ts';
import { type Write, writeCall } from '../../api/write-call.ts';
import { networkOf } from '../../base/network-of.ts';
import { type SessionLog, sessionLog } from '../../domain/session/session-log.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { authenticate } from './authenticate.ts';

export type CallServices = CallParts & ReleaseParts;

/** Answered with the stored answer instead of a second effect. */
const REPLAYED_HEADER = 'idempotency-replayed';
/** Arguments that name a user: the caller, unless the call says otherwise. */
const OWN_IDS = ['uniqueId', 'userId', '_userId'] as const;

/** One route for each call of the contract. */
export function installCalls(app: FastifyInstance, services: CallServices): void {
  const sessions = sessionLog(services);
  for (const name of Object.keys(calls) as CallName[]) installCall(app, services, sessions, name);
}

function installCall(
  app: FastifyInstance,
  services: CallServices,
  sessions: SessionLog,
  name: CallName,
): void {
  const call: Call = calls[name];
  const guest = call.who.includes('guest');
  const callers = new WeakMap<FastifyRequest, Caller | undefined>();
  app.route({
    method: call.method,
    url: API_BASE + call.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: call.bodyMax ?? BODY_MAX,
    // Before the body is read: a stranger cannot make the server parse.
    onRequest: async (request) => {
      // A GET has no body, so it is early enough to ask with the record (api/load-caller.ts).
      const ended = call.method === 'GET' ? 'with the record' : 'here';
      callers.set(request, await authenticate(services, request, { guest, ended }));
    },
    handler: async (request, reply) => {
      const from = { caller: callers.get(request), address: networkOf(request.ip) };
      const { params, query, body, method } = request;
      const args = readArguments(name, { params, query, body, method });
      if (from.caller !== undefined && !call.namesOthers) assertOwnIds(args, from.caller.uid);
      reply.header('cache-control', 'no-store');
      if (!isWrite(call, args)) {
        const data = await readCall(services, { name, args, from });
        await noteUse(sessions, request, from.caller);
        return reply.send({ data });
      }
      // A GET that leaves a mark (opened, counted) may be repeated as it is: it needs no key, but may have one.
      const key = method === 'GET' && !request.headers[KEY_HEADER] ? services.chance.newId() : keyOf(request);
      const { answer, effects } = await writeCall(services, { name, args, key, from, ...stampOf(request) });
      if (from.caller !== undefined) services.replica?.wrote(from.caller.uid);
      await noteUse(sessions, request, from.caller);
      if (effects === undefined) reply.header(REPLAYED_HEADER, 'true');
      else release(services, effects);
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}

async function noteUse(
  sessions: SessionLog,
  request: FastifyRequest,
  caller: Caller | undefined,
): Promise<void> {
  if (caller === undefined) return;
  // The call has had its effect: that its device could not be noted must not turn it into a failure.
  await sessions.note(caller, request.headers['user-agent'] ?? '').catch(() => {});
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

/** What an outbox says about a write beside its arguments. */
function stampOf({ headers }: FastifyRequest): Pick<Write<CallName>, 'epoch' | 'actedAt'> {
  const { [EPOCH_HEADER]: epoch, [ACTED_AT_HEADER]: at } = headers;
  const acted = instant.safeParse(at);
  if (at !== undefined && !acted.success)
    throw new ApiError('fields_invalid', 'Acted-At must be an instant in ISO 8601', {
      fields: [{ path: 'Acted-At', code: 'invalid_format' }],
    });
  return {
    epoch: typeof epoch === 'string' ? epoch : undefined,
    actedAt: acted.success ? new Date(acted.data) : undefined,
  };
}

function assertOwnIds(args: object, uid: string): void {
  for (const name of OWN_IDS) {
    if (name in args && (args as Record<string, unknown>)[name] !== uid)
      throw new ApiError('identity_mismatch', `${name} is not the account that sends this`);
  }
}

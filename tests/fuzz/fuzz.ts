import { type Call, pathParameters } from '../../contract/call.ts';
import { API_BASE, type CallName, calls, KEY_HEADER } from '../../contract/calls.ts';
import { errorBody } from '../../contract/error-body.ts';
import { contentHash } from '../../server/base/canonical-json.ts';
import { type Operation, openApiDocument } from '../../server/http/openapi/document.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import type { Case, Role } from '../conformance/case.ts';
import { cases } from '../conformance/cases.ts';
import { fingerprint } from '../conformance/fingerprint.ts';
import { makeWorld, type World } from '../conformance/world.ts';
import { bend, generate, type Pool } from './generate.ts';
import { type Random, randomOf } from './random.ts';
import { watchWrites } from './watch-writes.ts';

export type FuzzResult = {
  requests: number;
  byStatus: Record<string, number>;
  /** Requests that were sent again under their key, by the same person and by another one. */
  repeated: number;
  /**
   * What must not happen: a 5xx, a hang, a body that is no answer of ours, a trace of a refused request, a second effect
   * or another answer under one key, an answer to somebody who only knows the key.
   */
  findings: string[];
};

const HANG_MS = 20_000;
const ROLES: Role[] = [
  'guest',
  'stranger',
  'minor',
  'self',
  'participant',
  'member',
  'canSign',
  'owner',
  'foreignOwner',
  'locked',
  'staff',
  'forged',
];

type Request = { method: string; url: string; headers: Record<string, string>; payload?: string };

/**
 * Sends generated and bent requests, one after the other, to the whole user API on PostgreSQL.
 * @param seed the same seed sends the same requests to the same world
 * @param names of the calls it asks; all without them
 */
export async function fuzz(
  t: TestApp,
  {
    seed,
    requests,
    names = Object.keys(cases) as CallName[],
  }: { seed: number; requests: number; names?: readonly CallName[] },
): Promise<FuzzResult> {
  const random = randomOf(seed);
  const world = await makeWorld(t);
  const good = await goodArguments(world, names);
  const pool = poolOf(good, world);
  const operations = operationsOf();
  const writes = watchWrites();
  const result: FuzzResult = { requests: 0, repeated: 0, byStatus: {}, findings: [] };
  try {
    for (; result.requests < requests && result.findings.length < 20; result.requests++) {
      const name = random.pick(names);
      const request = requestFor(name, {
        random,
        pool,
        good,
        operation: operations.get(name) as Operation,
        world,
      });
      const before = writes.committed();
      const faults = t.faults.length;
      const response = await Promise.race([t.app.inject(request as never), hang()]);
      if (response === 'hang') {
        result.findings.push(`hang: ${describe(request)}`);
        continue;
      }
      const { statusCode } = response;
      result.byStatus[statusCode] = (result.byStatus[statusCode] ?? 0) + 1;
      if (statusCode >= 500)
        result.findings.push(`${statusCode}: ${describe(request)} ${String(t.faults[faults])}`);
      if (statusCode >= 400 && !isError(response.body))
        result.findings.push(`no error of ours: ${describe(request)} ${response.body}`);
      if (statusCode >= 400 && writes.committed() !== before)
        result.findings.push(`left a trace: ${statusCode} ${describe(request)}`);
      if (statusCode === 200 && hasKey(name, request) && random.chance(0.5)) {
        result.repeated += 1;
        const finding = await repeat(t, { request, body: response.body, random, world });
        if (finding !== undefined) result.findings.push(`${finding}: ${describe(request)}`);
      }
    }
  } finally {
    writes.stop();
  }
  return result;
}

/** Whether it is done once under its key: some calls only read, whatever their method. */
function hasKey(name: CallName, { method, headers }: Request): boolean {
  const { writes = true }: Call = calls[name];
  return method !== 'GET' && writes === true && headers[KEY_HEADER] !== undefined;
}

type Repeat = {
  request: Request;
  body: string;
  random: Random;
  world: World;
};

/** Sends a request again that was answered: by the same person, or under the same key by another one. */
async function repeat(t: TestApp, { request, body, random, world }: Repeat): Promise<string | undefined> {
  const before = await fingerprint(t.db);
  const byOther = random.chance(0.5);
  const token = byOther ? world.token(random.pick(ROLES)) : null;
  const { authorization, ...headers } = request.headers;
  const sender = byOther ? (token === null ? undefined : `Bearer ${token}`) : authorization;
  const answer = await t.app.inject({
    ...request,
    headers: { ...headers, ...(sender === undefined ? {} : { authorization: sender }) },
  } as never);
  if (answer.statusCode >= 500) return `repeated, ${answer.statusCode}`;
  const known = answer.headers['idempotency-replayed'] === 'true';
  // A key belongs to its person: for another one the request is new, and stands on its own.
  if (sender !== authorization) return known ? 'answered under somebody else’s key' : undefined;
  if ((await fingerprint(t.db)) !== before) return 'a second effect under one key';
  if (answer.statusCode === 200 && known && contentHash(answer.json()) !== contentHash(JSON.parse(body)))
    return 'another answer under one key';
  // What the act itself has closed to its person: an account that is gone, a company that was left.
  return (answer.statusCode === 200 && known) || [401, 403, 404, 410, 423].includes(answer.statusCode)
    ? undefined
    : `repeated, ${answer.statusCode}`;
}

type Parts = {
  random: Random;
  pool: Pool;
  good: Map<CallName, Record<string, unknown>[]>;
  operation: Operation;
  world: World;
};

function requestFor(name: CallName, { random, pool, good, operation, world }: Parts): Request {
  const { method, path } = calls[name];
  const schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        operation.parameters.filter((one) => one.in !== 'header').map((one) => [one.name, one.schema]),
      ),
      ...((operation.requestBody?.content['application/json'].schema.properties as object | undefined) ?? {}),
    },
    required: [
      ...operation.parameters.filter((one) => one.required && one.in !== 'header').map((one) => one.name),
      ...((operation.requestBody?.content['application/json'].schema.required as string[] | undefined) ?? []),
    ],
  };
  const known = good.get(name) ?? [];
  let args = (
    random.chance(0.6) && known.length > 0 ? random.pick(known) : generate(schema, random, pool)
  ) as Record<string, unknown>;
  for (let bends = random.pick([0, 1, 1, 2]); bends > 0; bends--) {
    const bent = bend(args, random, pool);
    if (typeof bent === 'object' && bent !== null && !Array.isArray(bent))
      args = bent as Record<string, unknown>;
  }
  const inPath = pathParameters(path);
  const rest = Object.fromEntries(Object.entries(args).filter(([key]) => !inPath.includes(key)));
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encode(args[key]));
  const role = random.pick(ROLES);
  const token = world.token(role);
  const headers: Record<string, string> = {
    ...(token === null ? {} : { authorization: random.chance(0.02) ? token : `Bearer ${token}` }),
    ...(random.chance(0.95) ? { [KEY_HEADER]: random.chance(0.03) ? 'no-key' : random.uuid() } : {}),
  };
  if (method === 'GET' || method === 'DELETE') {
    const query = Object.entries(rest).map(
      ([key, value]) => `${encode(key)}=${encode(typeof value === 'object' ? JSON.stringify(value) : value)}`,
    );
    return { method, url: `${API_BASE}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, headers };
  }
  return {
    method,
    url: API_BASE + filled,
    headers: { ...headers, 'content-type': random.chance(0.98) ? 'application/json' : 'text/plain' },
    payload: payload(rest, random),
  };
}

/** Mostly JSON; now and then what a broken line makes of it. */
function payload(body: unknown, random: Random): string {
  const text = JSON.stringify(body);
  if (random.chance(0.97)) return text;
  return random.pick([
    text.slice(0, random.below(text.length)),
    '',
    'null',
    '[]',
    '{"__proto__":{"admin":true}}',
    `${'['.repeat(5000)}`,
    '{"a":1,"a":2}',
  ]);
}

/** A world's worth of arguments of these calls that are good: half of what fuzzing does is to bend them. */
async function goodArguments(
  world: World,
  names: readonly CallName[],
): Promise<Map<CallName, Record<string, unknown>[]>> {
  const good = new Map<CallName, Record<string, unknown>[]>();
  // The case that ends the company comes last, and is taken back.
  const inOrder = names.toSorted((a, b) => Number(a === 'company.delete') - Number(b === 'company.delete'));
  for (const name of inOrder) {
    const entry = cases[name] as unknown as Case<CallName>;
    good.set(name, [
      (await entry.args(world, entry.by)) as Record<string, unknown>,
      (await entry.args(world, entry.by)) as Record<string, unknown>,
    ]);
  }
  await world.t.db
    .updateTable('company')
    .set({ deletion_requested_at: null, deletion_final_at: null })
    .where('id', '=', world.companyId)
    .execute();
  return good;
}

function poolOf(good: Map<CallName, Record<string, unknown>[]>, world: World): Pool {
  const text = JSON.stringify([...good.values()]);
  const ids = [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [])];
  const uids = ROLES.map((role) => world.token(role)).filter((uid): uid is string => uid !== null);
  return { ids: [...ids, world.companyId, world.foreignCompanyId], uids };
}

function operationsOf(): Map<string, Operation> {
  const { paths } = openApiDocument('1');
  return new Map(
    Object.values(paths).flatMap((item) => Object.values(item).map((one) => [one.operationId, one] as const)),
  );
}

const hang = () => new Promise<'hang'>((resolve) => setTimeout(() => resolve('hang'), HANG_MS).unref());

function isError(body: string): boolean {
  try {
    return errorBody.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
const describe = ({ method, url, headers, payload: body = '' }: Request) =>
  `${method} ${url.slice(0, 300)} ${headers.authorization ?? 'guest'} ${body.slice(0, 600)}`;

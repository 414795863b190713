import Fastify from 'fastify';
import pg from 'pg';
import { v7 } from 'uuid';
import { isWrite, pathParameters } from '../contract/call.ts';
import { API_BASE, type CallName, calls, KEY_HEADER } from '../contract/calls.ts';
import { settleEpoch } from '../server/database/epoch.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { testApp } from '../server/testing/test-app.ts';
import { type BenchCall, benchCalls } from './bench-calls.ts';
import { createRecorder, type Statement, varyValue } from './recorded.ts';
import { type BenchWorld, benchWorld, type Variant } from './world.ts';

/**
 * The measured process: the whole user API on one port, and on another a bare Fastify route for each call that sends
 * the very statements through `pg` which the call sent while it was recorded, and the answer it gave.
 */
const PEOPLE = 40;
const MESSAGES = 12;
/** Statements of one connection pool each; the same size on both sides. */
const POOL = 10;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

const url = process.argv[2] as string;
const recorder = createRecorder();
const t = await testApp(() => openPostgres(url, { log: recorder.log }));
await settleEpoch(t.db, () => v7());

const world = await benchWorld(t, PEOPLE, MESSAGES);

await t.app.listen({ port: 0, host: '127.0.0.1' });

const bare = Fastify();
const barePool = new pg.Pool({ connectionString: url, max: POOL });
const requests: Prepared[] = [];
for (const call of benchCalls) requests.push(await prepare(call));
await bare.listen({ port: 0, host: '127.0.0.1' });

/** What the load generator needs to send one call for any of the people. */
export type Prepared = {
  name: string;
  method: string;
  /** One for each person: address below the origin, body, token. */
  sends: { path: string; body?: string; token: string }[];
  writes: boolean;
  statements: number;
};

process.send?.({ api: portOf(t.app.server), bare: portOf(bare.server), requests });
process.on('message', () => process.exit());

async function prepare(call: BenchCall): Promise<Prepared> {
  const { name, by } = call;
  const [model] = world.variants as [Variant];
  const cursors = new Map<string, string>();
  if (name === 'sync.pull') for (const { uid } of world.variants) cursors.set(uid, await lastCursor(uid));
  const argsOf = (variant: Variant) => ({
    ...(call.args(variant, world) as Record<string, unknown>),
    ...(name === 'sync.pull' && { cursor: cursors.get(variant.uid) }),
  });
  const tokenOf = (variant: Variant) => (by === 'owner' ? world.owner : variant.uid);
  const key = v7();
  const args = argsOf(model);
  let answer: unknown;
  const statements = await recorder.record(async () => {
    const { url: path, payload } = addressOf(name, args);
    const { method } = calls[name];
    const response = await t.app.inject({
      method,
      url: path,
      headers: headersOf(tokenOf(model), payload !== undefined, isWrite(calls[name], args) ? key : undefined),
      ...(payload === undefined ? {} : { payload }),
    });
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
    answer = response.json();
  });
  installBare(name, statements, answer, { key, args, model });
  return {
    name,
    method: calls[name].method,
    writes: isWrite(calls[name], args),
    statements: statements.length,
    sends: world.variants.map((variant) => {
      const { url: path, payload } = addressOf(name, argsOf(variant));
      return { path, ...(payload !== undefined && { body: payload }), token: tokenOf(variant) };
    }),
  };
}

type Recorded = { key: string; args: Record<string, unknown>; model: Variant };

/** Runs what was recorded, for another person each time, with new ids where the call makes rows. */
function installBare(name: CallName, statements: Statement[], answer: unknown, recorded: Recorded): void {
  const { key, args, model } = recorded;
  const made = [
    ...new Set(
      statements
        .flatMap(({ values }) => values)
        // Rows are also given as JSON.
        .flatMap((value) => (typeof value === 'string' ? (value.match(UUID) ?? []) : [])),
    ),
  ].filter((id) => !belongsTo(world, id));
  let turn = 0;
  bare.post(`/${name}`, async () => {
    const variant = world.variants[turn++ % world.variants.length] as Variant;
    const exchanges = [
      [key, v7()],
      [String(args.clientId ?? key), v7()],
      ...made.map((id) => [id, v7()]),
      ...(Object.keys(model) as (keyof Variant)[]).map((fact) => [model[fact], variant[fact]]),
    ] as [string, string][];
    const client = await barePool.connect();
    try {
      let last = MESSAGES;
      for (const { text, values } of statements) {
        // A message's place in its conversation is the only number that is new.
        const numbered = values.map((value) => (value === MESSAGES + 1 ? last + 1 : value));
        const { rows } = await client.query(
          text,
          numbered.map((value) => varyValue(value, exchanges)) as unknown[],
        );
        if (rows[0]?.last_seq !== undefined) last = Number(rows[0].last_seq);
      }
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return answer;
  });
}

function belongsTo({ variants, companyId }: BenchWorld, id: string): boolean {
  return id === companyId || variants.some((variant) => Object.values(variant).includes(id));
}

async function lastCursor(uid: string): Promise<string> {
  let cursor: string | undefined;
  for (;;) {
    const { data } = await t.call(uid, 'sync.pull', cursor === undefined ? {} : { cursor });
    cursor = data.cursor;
    if (!data.more) return cursor;
  }
}

function addressOf(name: CallName, args: Record<string, unknown>): { url: string; payload?: string } {
  const { method, path } = calls[name];
  const inPath = pathParameters(path);
  const rest = Object.fromEntries(Object.entries(args).filter(([part]) => !inPath.includes(part)));
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(args[part])));
  if (method === 'POST' || method === 'PUT') return { url: API_BASE + filled, payload: JSON.stringify(rest) };
  const query = new URLSearchParams(Object.entries(rest).map(([part, value]) => [part, String(value)]));
  return { url: `${API_BASE}${filled}${query.size > 0 ? `?${query}` : ''}` };
}

function headersOf(token: string, hasBody: boolean, key: string | undefined): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(key !== undefined && { [KEY_HEADER]: key }),
  };
}

function portOf(server: { address(): unknown }): number {
  return (server.address() as { port: number }).port;
}

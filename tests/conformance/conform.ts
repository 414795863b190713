import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requiredParameters } from '../../contract/arguments.ts';
import { type Call, isWrite, pathParameters } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { errorBody } from '../../contract/error-body.ts';
import { takenArguments } from '../../contract/literal-bodies.ts';
import type { Database } from '../../server/database/database.ts';
import type { JsonSchema } from '../../server/http/openapi/document.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { type Case, type Role, roles } from './case.ts';
import { cases } from './cases.ts';
import { fingerprint } from './fingerprint.ts';
import { spoil } from './mutations.ts';
import { counted, type Reply, send } from './send.ts';
import { fieldsSent, SPECIFIED_BODIES } from './specified-bodies.ts';
import { mayBe } from './who-may.ts';
import { makeWorld, type World } from './world.ts';

const START_MS = 60_000;
const names = Object.keys(calls) as CallName[];
const REFUSED = {
  guest: [401],
  forged: [401],
  expired: [401], // Naming somebody else is refused before the account is looked at.
  locked: [423, 403],
  other: [403, 404],
};

/** What is demanded of every call, on one database. */
export function conform(open: () => Promise<Database>): void {
  let t: TestApp;
  let world: World;
  let before = 0;
  beforeAll(async () => {
    t = await testApp(open);
    before = counted.requests;
  }, START_MS);
  afterAll(async () => {
    console.log(
      `conformance: ${names.length} calls × ${roles.length} roles, ${counted.requests - before} requests`,
    );
    await t.close();
  });

  const as = (role: Role, name: CallName, args: Record<string, unknown>, key?: string) =>
    send(t, world.token(role), name, args, key);
  const good = async (name: CallName, role?: Role) => {
    const entry = cases[name] as unknown as Case<CallName>;
    const sender = role ?? entry.by;
    return { sender, entry, args: (await entry.args(world, sender)) as Record<string, unknown> };
  };

  describe.each(names)('%s', (name) => {
    const call: Call = calls[name];
    const { writes = call.method !== 'GET' } = call;
    // A world for each call: some end companies and accounts.
    beforeAll(async () => {
      world = await makeWorld(t);
    });

    test('answers the good case with what the contract declares', async () => {
      const { sender, entry, args } = await good(name);
      const reply = await as(sender, name, args);
      expect(reply, JSON.stringify(reply.body.error)).toMatchObject({ status: 200 });
      expect(call.answer.safeParse(reply.body.data).error).toBeUndefined();
      expect('changes' in reply.body).toBe(isWrite(call, args));
      await entry.check?.(reply.body.data as never, world, args as never);
    });

    test('is open to its roles, and to nobody else', async () => {
      const entry = cases[name] as unknown as Case<CallName>;
      // What is only read serves every role, unless it is made for one.
      const shared = writes === false && entry.args.length < 2 ? (await good(name)).args : undefined;
      for (const role of entry.may) {
        expect(mayBe(role, call), `${role} cannot follow from who: ${call.who.join(', ')}`).toBe(true);
        const reply = await as(role, name, shared ?? (await good(name, role)).args);
        expect({ role, ...reply }, JSON.stringify(reply.body.error)).toMatchObject({ role, status: 200 });
      }
      const args = shared ?? (await good(name)).args;
      const trace = await fingerprint(t.db);
      for (const role of roles.filter((one) => !entry.may.includes(one))) {
        const reply = await as(role, name, args);
        // A call that is open to locked accounts refuses a locked stranger as any other.
        const refusedAs = role === 'locked' && call.whileLocked ? 'other' : role;
        const expected = refusedAs in REFUSED ? REFUSED[refusedAs as keyof typeof REFUSED] : REFUSED.other;
        expect(expected, `${role} got ${reply.status} ${JSON.stringify(reply.body)}`).toContain(reply.status);
      }
      expect(await fingerprint(t.db)).toBe(trace);
    });

    test('refuses what is missing, wrong, too long, hostile or unknown, and leaves no trace of it', async () => {
      const { sender, entry, args } = await good(name);
      const trace = await fingerprint(t.db);
      const inPath = pathParameters(call.path);
      const replies: [string, Reply, number[]][] = [];
      for (const parameter of requiredParameters(takenArguments(name)).filter(
        (one) => !inPath.includes(one),
      )) {
        const { [parameter]: _gone, ...rest } = args;
        replies.push([`${parameter} missing`, await as(sender, name, rest), [400]]);
        if (isBody(call))
          replies.push([
            `${parameter} null`,
            await as(sender, name, { ...rest, [parameter]: null }),
            [200, 400],
          ]);
      }
      replies.push(['a stranger to the schema', await as(sender, name, { ...args, surprise: 1 }), [422]]);
      for (const [path, reply, expected] of replies) {
        expect(expected, `${path}: ${reply.status} ${reply.text}`).toContain(reply.status);
        if (reply.status !== 200) expect(errorBody.safeParse(reply.body).success).toBe(true);
      }
      const schema = z.toJSONSchema(call.args, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      const asText = (parameter: string) => !isBody(call) || inPath.includes(parameter);
      const spoiled = spoil(args, schema, asText, () => v7());
      for (const { path, how, args: wrong } of spoiled.filter((one) => one.how !== 'hostile')) {
        const reply = await as(sender, name, wrong);
        const says = `${path} ${how}: ${reply.status} ${reply.text}`;
        if (how === 'unknown id') {
          if (!entry.freeIds?.includes(path)) expect([403, 404, 409, 410, 422], says).toContain(reply.status);
        } else expect([400, 404, 422], says).toContain(reply.status);
      }
      if (entry.freeIds === undefined) expect(await fingerprint(t.db)).toBe(trace);
      for (const { path, args: wrong } of spoiled.filter((one) => one.how === 'hostile')) {
        const reply = await as(sender, name, wrong);
        expect(reply.status, `${path}: ${JSON.stringify(wrong)} ${reply.text}`).toBeLessThan(500);
      }
      expect(t.faults).toEqual([]);
    });

    if (writes === false) return;
    const { literal } = cases[name] as unknown as Case<CallName>;
    const specified = SPECIFIED_BODIES[name];
    if (literal ?? specified)
      test('takes what the specification writes, with one effect under one key', async () => {
        const { sender, args } = await good(name);
        const key = v7();
        const given = (literal?.(args as never) ?? args) as Record<string, unknown>;
        const body = Object.fromEntries(
          Object.entries(given).filter(([field]) => !pathParameters(call.path).includes(field)),
        );
        if (specified) expect(fieldsSent(body, specified)).toEqual(specified);
        const reply = await as(sender, name, given, key);
        expect(reply, reply.text).toMatchObject({ status: 200 });
        expect(call.answer.safeParse(reply.body.data).error).toBeUndefined();
        const trace = await fingerprint(t.db);
        expect(await as(sender, name, given, key)).toMatchObject({ status: 200, replayed: true });
        expect(await fingerprint(t.db)).toBe(trace);
      });

    test('has one effect under one key', async () => {
      const { sender, args } = await good(name);
      // Of a call that writes with some arguments only, the good case is one of those.
      expect(isWrite(call, args)).toBe(true);
      const key = v7();
      const first = await as(sender, name, args, key);
      expect(first.status, first.text).toBe(200);
      const trace = await fingerprint(t.db);
      const again = await as(sender, name, args, key);
      expect([again.status, JSON.parse(again.text), again.replayed]).toEqual([
        200,
        JSON.parse(first.text),
        true,
      ]);
      expect(await fingerprint(t.db)).toBe(trace);
      const { args: others } = await good(name);
      const differs = JSON.stringify(others) !== JSON.stringify(args);
      // Made again: arguments that read the same may need new records too.
      const beforeOther = await fingerprint(t.db);
      const other = differs
        ? await as(sender, name, others, key)
        : await as(
            sender,
            'notification.read-all',
            { userId: world.token(sender), upTo: t.now.toISOString() },
            key,
          );
      // A guest has no notifications: there the call without a record is refused before its key is looked at.
      if (world.token(sender) !== null || differs)
        expect([other.status, other.body.error?.code]).toEqual([422, 'key_reused']);
      expect(await fingerprint(t.db)).toBe(beforeOther);
    });
  });
}

function isBody(call: Call): boolean {
  return call.method === 'POST' || call.method === 'PUT';
}

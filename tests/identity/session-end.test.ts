import { describe, expect, test } from 'vitest';
import { createTokenKeeper } from '../../src/auth/token-keeper.ts';
import { createEngine } from '../../src/sync/engine.ts';
import { tellSessionEnd } from '../../src/sync/session/session-end.ts';
import {
  answer,
  application,
  applyArgs,
  engineFor,
  messageArgs,
  refuse,
  START,
  UID,
} from '../../src/sync/testing/engine.ts';
import type { Outcome } from '../../src/sync/wire/outcome.ts';
import type { Transport } from '../../src/sync/wire/transport.ts';

type Held = { uid: string; token: string; expiresAt: number };

/** The engine of one person with the keeper and the transport that page and worker join to it. */
function scene(server: (request: { token: string | null; n: number }) => Outcome<unknown>) {
  const device: { held: Held | null; sealed: string[]; refreshed: number; onSend: () => void } = {
    held: { uid: UID, token: 'seeker1-1', expiresAt: START + 3_600_000 },
    sealed: [],
    refreshed: 0,
    onSend: () => undefined,
  };
  const keeper = createTokenKeeper({
    read: async () => device.held,
    refresh: async () => {
      device.refreshed += 1;
      if (device.held) device.held = { ...device.held, token: `${device.held.uid}-${device.refreshed + 1}` };
      return device.held;
    },
    clock: () => START,
    end: async (uid) => {
      device.sealed.push(uid);
      device.held = null;
    },
  });
  const sent: (string | null)[] = [];
  const wire: Transport = async (_name, _args, { token }) => {
    sent.push(token);
    device.onSend();
    return server({ token, n: sent.length }) as never;
  };
  const { ports, db } = engineFor(() => refuse(500), { credentials: keeper.credentials });
  const engine = createEngine(ports, tellSessionEnd(wire, keeper.over));
  return { engine, db, device, sent };
}

const states = async (db: ReturnType<typeof scene>['db']) =>
  (await db.outbox.toArray()).map(({ state }) => state);

describe.each([
  ['account_disabled', 403],
  ['session_ended', 401],
])('%s from the server', (code, status) => {
  test('S1.3 signs out and seals; what waits stays as it was, and the next sign-in of the same person sends it', async () => {
    let open = false;
    const { engine, db, device, sent } = scene(() => (open ? answer(application()) : refuse(status, code)));
    await engine.mutate('application.add', applyArgs);
    await engine.drain();
    expect(device.sealed).toEqual([UID]);
    expect(await states(db)).toEqual(['waiting']);
    await engine.drain();
    expect(sent).toHaveLength(1);
    open = true;
    device.held = { uid: UID, token: 'seeker1-again', expiresAt: START + 3_600_000 };
    await engine.drain({ wakeSleepers: true });
    expect(sent.at(-1)).toBe('seeker1-again');
    expect(await states(db)).toEqual([]);
  });
});

test('W7.2 a token the server refuses is replaced once; refused again, everything waits for a sign-in', async () => {
  const { engine, db, device, sent } = scene(() => refuse(401, 'token_expired'));
  await engine.mutate('application.add', applyArgs);
  await engine.drain();
  expect(sent).toEqual(['seeker1-1', 'seeker1-2']);
  expect(await states(db)).toEqual(['waiting']);
  expect(device.sealed).toEqual([]);
});

test('I6 after a switch of users in the middle of a drain nothing more of the first is sent', async () => {
  const { engine, db, device, sent } = scene(() => answer(application()));
  await engine.mutate('application.add', applyArgs);
  for (const n of [1, 2, 3]) await engine.mutate('conversation.add-message', messageArgs(n));
  device.onSend = () => {
    device.held = { uid: 'another', token: 'another-1', expiresAt: START + 3_600_000 };
  };
  await engine.drain();
  expect(new Set(sent)).toEqual(new Set(['seeker1-1']));
  const left = await db.outbox.count();
  expect(left).toBeGreaterThan(0);
  const before = sent.length;
  await engine.drain({ wakeSleepers: true });
  expect(sent).toHaveLength(before);
  expect(await db.outbox.count()).toBe(left);
});

import { expect, it } from 'vitest';
import { TOKEN } from './token.ts';
import { createTokenKeeper, UnreachableError } from './token-keeper.ts';

const START = Date.parse('2026-11-20T04:26:00.000Z');
const MINUTE = 60_000;

/** A sign-in service and a device, moved by hand. */
function scene() {
  let now = START;
  let serial = 1;
  let held: { uid: string; token: string; expiresAt: number } | null = null;
  let error: unknown = null;
  const asked: number[] = [];
  const ended: string[] = [];
  const issue = (uid: string) => ({ uid, token: `${uid}-${serial++}`, expiresAt: now + TOKEN.livesMs });
  const keeper = createTokenKeeper({
    read: async () => held,
    refresh: async () => {
      asked.push(now - START);
      if (error) throw error;
      held = held && issue(held.uid);
      return held;
    },
    clock: () => now,
    end: async (uid) => {
      ended.push(uid);
      held = null;
    },
  });
  held = issue('mia');
  return {
    keeper,
    ended,
    /** Milliseconds since the start at which a token was asked for. */
    asked,
    pass: (ms: number) => {
      now += ms;
    },
    /** The service fails with this from now on; null: it is well again. */
    fail: (code: string | null) => {
      error = code && Object.assign(new Error(code), { code });
    },
    signIn: (uid: string) => {
      held = issue(uid);
    },
  };
}

const OFFLINE = 'auth/network-request-failed';

it('a good token is given out without asking anybody', async () => {
  const { keeper, asked, pass } = scene();
  pass(54 * MINUTE);
  expect(await keeper.credentials()).toEqual({ uid: 'mia', token: 'mia-1' });
  expect(asked).toEqual([]);
});

it('five minutes before its end a token is still given out, while a new one is fetched', async () => {
  const { keeper, asked, pass } = scene();
  pass(55 * MINUTE);
  expect(await keeper.credentials()).toEqual({ uid: 'mia', token: 'mia-1' });
  await expect.poll(async () => (await keeper.credentials())?.token).toBe('mia-2');
  expect(asked).toHaveLength(1);
});

it('a token that is still good is used when the refresh fails, which is paced by 30 s, 60 s, 120 s', async () => {
  const { keeper, asked, pass, fail } = scene();
  fail(OFFLINE);
  pass(55 * MINUTE);
  for (let seconds = 0; seconds < 260; seconds += 10) {
    expect(await keeper.credentials()).toEqual({ uid: 'mia', token: 'mia-1' });
    pass(10_000);
  }
  expect(asked.map((ms) => ms / 1000 - 55 * 60)).toEqual([0, 30, 90, 210]);
});

it('S1.2 somebody who was offline for days is not signed out, and goes on the moment the network is back', async () => {
  const { keeper, ended, pass, fail } = scene();
  fail(OFFLINE);
  for (let day = 0; day < 5; day += 1) {
    pass(86_400_000);
    await expect(keeper.credentials()).rejects.toBeInstanceOf(UnreachableError);
  }
  expect(ended).toEqual([]);
  fail(null);
  expect(await keeper.credentials()).toEqual({ uid: 'mia', token: 'mia-2' });
});

it.each(['auth/internal-error', 'auth/too-many-requests', 'auth/timeout'])(
  'S1.2 a sign-in service that answers %s delays, and signs nobody out',
  async (code) => {
    const { keeper, ended, pass, fail } = scene();
    fail(code);
    pass(61 * MINUTE);
    await expect(keeper.credentials()).rejects.toMatchObject({ code: 'unreachable' });
    expect(ended).toEqual([]);
  },
);

it('W7.2 a refused token is not given out again, and lanes that were refused side by side ask once', async () => {
  const { keeper, asked, pass } = scene();
  const [first, second] = await Promise.all([
    keeper.credentials({ fresh: true }),
    keeper.credentials({ fresh: true }),
  ]);
  pass(1_000);
  const third = await keeper.credentials({ fresh: true });
  expect([first?.token, second?.token, third?.token]).toEqual(['mia-2', 'mia-2', 'mia-2']);
  expect(asked).toHaveLength(1);
  pass(10_000);
  expect((await keeper.credentials({ fresh: true }))?.token).toBe('mia-3');
});

it('a clock that is days ahead or behind locks nobody out: there is a token, or a fresh one', async () => {
  const { keeper, pass, ended, asked } = scene();
  pass(3 * 86_400_000);
  expect((await keeper.credentials())?.token).toBe('mia-2');
  pass(-6 * 86_400_000);
  expect((await keeper.credentials())?.token).toBe('mia-2');
  await expect.poll(async () => (await keeper.credentials())?.token).toBe('mia-3');
  expect(asked).toHaveLength(2);
  expect((await keeper.credentials({ fresh: true }))?.uid).toBe('mia');
  expect(ended).toEqual([]);
});

it('a failed refresh of a clock that was set back does not hold up the next for days', async () => {
  const { keeper, pass, fail, asked } = scene();
  pass(2 * 86_400_000);
  fail(OFFLINE);
  await expect(keeper.credentials()).rejects.toThrow();
  pass(-2 * 86_400_000 + 55 * MINUTE);
  fail(null);
  await keeper.credentials();
  expect(asked).toHaveLength(2);
});

it.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token'])(
  'S1.2 %s ends the session once, and nobody is signed in any more',
  async (code) => {
    const { keeper, ended, pass, fail } = scene();
    fail(code);
    pass(61 * MINUTE);
    expect(await keeper.credentials()).toBeNull();
    expect(await keeper.credentials()).toBeNull();
    expect(ended).toEqual(['mia']);
  },
);

it('S1.2 a session the server ended ends here, unless somebody else has signed in since', async () => {
  const { keeper, ended, signIn } = scene();
  const mine = await keeper.credentials();
  signIn('ben');
  await keeper.over(mine?.token ?? '');
  expect(ended).toEqual([]);
  const his = await keeper.credentials();
  await keeper.over(his?.token ?? '');
  expect(ended).toEqual(['ben']);
  expect(await keeper.credentials()).toBeNull();
});

it('I6 who signs in while the token of the one before is fetched does not get it', async () => {
  const answers: ((error: Error) => void)[] = [];
  let held = { uid: 'mia', token: 'mia-1', expiresAt: 0 };
  const keeper = createTokenKeeper({
    read: async () => held,
    refresh: () => new Promise((_, reject) => answers.push(reject)),
    clock: () => START,
    end: async () => undefined,
  });
  const mias = keeper.credentials();
  await expect.poll(() => answers.length).toBe(1);
  held = { uid: 'ben', token: 'ben-1', expiresAt: 0 };
  const bens = keeper.credentials();
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer(new Error('cut'));
  await expect(Promise.allSettled([mias, bens])).resolves.toHaveLength(2);
});

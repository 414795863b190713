import { expect, test } from 'vitest';
import type { Caller } from '../identity.ts';
import { CheckedTokens } from './checked-tokens.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');
const caller = (uid: string, expiresAt = START + 3_600_000): Caller => ({
  uid,
  email: null,
  emailVerified: false,
  signedInAt: START,
  expiresAt,
});

function setUp() {
  let now = START;
  const tokens = new CheckedTokens(() => new Date(now));
  const knows = (token: string, checkRevoked = true) => tokens.find(token, { checkRevoked }) !== undefined;
  return { tokens, knows, pass: (ms: number) => (now += ms) };
}

test('a token is believed for five seconds, and never longer than it lives', () => {
  const { tokens, knows, pass } = setUp();
  tokens.begin()('a', caller('mia'), true);
  tokens.begin()('b', caller('mia', START + 1_000), true);
  pass(999);
  expect([knows('a'), knows('b')]).toEqual([true, true]);
  pass(1);
  expect([knows('a'), knows('b')]).toEqual([true, false]);
  pass(3_999);
  expect(knows('a')).toBe(true);
  pass(1);
  expect(knows('a')).toBe(false);
});

test('a check without the question of revocation does not answer it', () => {
  const { tokens, knows } = setUp();
  tokens.begin()('a', caller('mia'), false);
  expect([knows('a', false), knows('a', true)]).toEqual([true, false]);
});

test('an account that is forgotten is forgotten with all its tokens, also one that was being checked', () => {
  const { tokens, knows } = setUp();
  tokens.begin()('a', caller('mia'), true);
  tokens.begin()('b', caller('mia'), true);
  tokens.begin()('c', caller('ben'), true);
  const late = tokens.begin();
  tokens.forget('mia');
  late('d', caller('mia'), true);
  expect(['a', 'b', 'c', 'd'].map((token) => knows(token))).toEqual([false, false, true, false]);
});

test('a clock that was set back believes nothing', () => {
  const { tokens, knows, pass } = setUp();
  tokens.begin()('a', caller('mia'), true);
  pass(-1);
  expect(knows('a')).toBe(false);
});

test('it never keeps more than it may', () => {
  const { tokens, knows } = setUp();
  for (let index = 0; index < 5_001; index++) tokens.begin()(`t${index}`, caller('mia'), true);
  expect([knows('t0'), knows('t1'), knows('t5000')]).toEqual([false, true, true]);
});

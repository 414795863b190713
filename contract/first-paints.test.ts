import { expect, test } from 'vitest';
import { FIRST_PAINTS, firstPaintAt } from './first-paints.ts';

test('each address that is painted is found by itself', () => {
  for (const [name, address] of Object.entries(FIRST_PAINTS)) expect(firstPaintAt(address)).toBe(name);
});

const JOB = encodeURIComponent('/pwa/0198c1d2-0000-7000-8000-000000000001?view=apply&via=web');
test.each([
  ['/login?to=%2Fpwa', 'login'],
  [`/register?mode=user&to=${JOB}`, 'register-to-apply'],
  ['/register?mode=user&to=%2Fpwa%2Fuser%2Fcreate-creator', 'register-user'],
  // What they see depends on what they have come for, or on what this device knows.
  [`/register?mode=company&to=${JOB}`, undefined],
  ['/register?to=%2Fpwa%2Fuser%3Fview%3Dinvitation', undefined],
  ['/register?mode=other', undefined],
  ['/register/more', undefined],
  ['/pwa', undefined],
])('%s looks like %s', (address, name) => {
  expect(firstPaintAt(address)).toBe(name);
});

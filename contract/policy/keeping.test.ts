import { expect, test } from 'vitest';
import { answeredKeeping, mayAnswerKeeping, mayAskToKeep } from './keeping.ts';

const ASKED = {
  state: 'asked',
  months: 6,
  askedAt: '2026-01-01T00:00:00.000Z',
  answeredAt: null,
  until: null,
} as const;
const AT = '2026-08-31T10:00:00.000Z';

test('company.9 adults are asked once, after the end', () => {
  const ended = { status: 'rejected', ageBand: '18plus', keeping: null } as const;
  expect(mayAskToKeep(ended)).toBe('ok');
  expect(mayAskToKeep({ ...ended, status: 'closed' })).toBe('ok');
  for (const status of ['submitted', 'viewed', 'accepted', 'hired', 'withdrawn', 'removed'] as const)
    expect(mayAskToKeep({ ...ended, status })).toBe('not_over');
  for (const ageBand of ['u15', '15_17'] as const) expect(mayAskToKeep({ ...ended, ageBand })).toBe('minor');
  expect(mayAskToKeep({ ...ended, keeping: { ...ASKED, state: 'declined' } })).toBe('asked');
});

test('company.9 a yes holds for the months asked for, and a no ends it at any time', () => {
  const kept = answeredKeeping(ASKED, true, AT);
  expect(kept).toMatchObject({ state: 'kept', answeredAt: AT, until: '2027-02-28T11:00:00.000Z' });
  expect(answeredKeeping(kept, false, AT)).toMatchObject({ state: 'ended', until: null });
  expect(answeredKeeping(ASKED, false, AT)).toMatchObject({ state: 'declined' });
  expect([
    mayAnswerKeeping(ASKED, true),
    mayAnswerKeeping(kept, true),
    mayAnswerKeeping(kept, false),
  ]).toEqual([true, false, true]);
  for (const keeping of [null, undefined, answeredKeeping(kept, false, AT)])
    expect(mayAnswerKeeping(keeping, false)).toBe(false);
});

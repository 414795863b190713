import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, outcomes } from './outcomes.ts';

const opened = (_id: string) => ({ _id, seenAt: '2026-11-20T10:00:00.000Z' });
const unopened = (_id: string) => ({ _id, seenAt: null });

describe('editjob.3 an outcome for every open applicant', () => {
  it.each([
    ['paused', 'keep'],
    ['filled', 'reject'],
    ['cancelled', 'reject'],
  ] as const)('of those somebody has looked at, a job that is %s starts with %s', (reason, outcome) => {
    expect(outcomes([opened('a'), opened('b')], [], NOTHING_CHOSEN, reason)).toEqual({
      decided: { a: outcome, b: outcome },
      hired: [],
      undecided: 0,
      declined: outcome === 'reject' ? 2 : 0,
    });
  });

  it('nobody is declined unread because a job was filled: that is said for them, or by name', () => {
    const people = [unopened('a'), unopened('b'), opened('c')];
    expect(outcomes(people, [], NOTHING_CHOSEN, 'filled')).toEqual({
      decided: { c: 'reject' },
      hired: [],
      undecided: 2,
      declined: 1,
    });
    expect(outcomes(people, [], { ...NOTHING_CHOSEN, single: { a: 'keep' } }, 'filled').undecided).toBe(1);
    expect(outcomes(people, [], { ...NOTHING_CHOSEN, unopened: 'reject' }, 'filled')).toMatchObject({
      undecided: 0,
      declined: 3,
    });
    expect(outcomes(people, [], NOTHING_CHOSEN, 'paused')).toMatchObject({ undecided: 0, declined: 0 });
  });

  it('what was chosen for one person wins over what was chosen for all', () => {
    const choice = { ...NOTHING_CHOSEN, opened: 'reject', single: { b: 'keep' } } as const;
    expect(outcomes([opened('a'), opened('b')], [], choice, 'paused').decided).toEqual({
      a: 'reject',
      b: 'keep',
    });
  });

  it('nobody is named who is not open any more', () => {
    const choice = { ...NOTHING_CHOSEN, single: { gone: 'reject' } } as const;
    expect(outcomes([opened('a')], [], choice, 'paused').decided).toEqual({ a: 'keep' });
  });

  it('who was hired is not declined with the others, and counts only where the job was filled', () => {
    const people = [opened('a'), opened('b'), unopened('c')];
    const choice = { ...NOTHING_CHOSEN, hired: ['a', 'c', 'talks', 'gone'] };
    expect(outcomes(people, [{ _id: 'talks' }], choice, 'filled')).toEqual({
      decided: { a: 'keep', b: 'reject', c: 'keep' },
      hired: ['a', 'c', 'talks'],
      undecided: 0,
      declined: 1,
    });
    expect(outcomes(people, [{ _id: 'talks' }], choice, 'cancelled')).toMatchObject({
      hired: [],
      undecided: 1,
      declined: 2,
    });
  });
});

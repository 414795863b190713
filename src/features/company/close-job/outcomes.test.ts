import { describe, expect, it } from 'vitest';
import { chosenForAll, NOTHING_CHOSEN, outcomes } from './outcomes.ts';

const opened = (_id: string) => ({ _id, seenAt: '2026-11-20T10:00:00.000Z', status: 'viewed' }) as const;
const unopened = (_id: string) => ({ _id, seenAt: null, status: 'submitted' }) as const;
const talks = (_id: string) => ({ ...opened(_id), status: 'accepted' }) as const;

describe('editjob.3 an outcome for every open applicant', () => {
  it.each([
    ['paused', 'keep'],
    ['filled', 'reject'],
    ['cancelled', 'reject'],
  ] as const)('of those somebody has looked at, a job that is %s starts with %s', (reason, outcome) => {
    expect(outcomes([opened('a'), opened('b')], NOTHING_CHOSEN, reason)).toMatchObject({
      decided: { a: outcome, b: outcome },
      hired: [],
      undecided: 0,
      declined: outcome === 'reject' ? 2 : 0,
    });
  });

  it('nobody is declined unread, neither by the reason nor with the others: only by name', () => {
    const people = [unopened('a'), unopened('b'), opened('c')];
    expect(outcomes(people, NOTHING_CHOSEN, 'filled')).toMatchObject({
      decided: { a: 'keep', b: 'keep', c: 'reject' },
      declined: 1,
      kept: { unopened: 2 },
    });
    const byName = { ...NOTHING_CHOSEN, single: { a: 'reject' } } as const;
    expect(outcomes(people, byName, 'filled')).toMatchObject({ declined: 2, kept: { unopened: 1 } });
  });

  it('a conversation needs a choice once the job is over, and none while it is paused', () => {
    const people = [talks('a'), talks('b')];
    expect(outcomes(people, NOTHING_CHOSEN, 'filled')).toMatchObject({ decided: {}, undecided: 2 });
    expect(outcomes(people, NOTHING_CHOSEN, 'paused')).toMatchObject({ undecided: 0, kept: { talking: 2 } });
    const choice = { ...NOTHING_CHOSEN, single: { a: 'reject', b: 'keep' } } as const;
    expect(outcomes(people, choice, 'cancelled')).toMatchObject({
      decided: {},
      endTalks: ['a'],
      undecided: 0,
      declined: 1,
      kept: { talking: 1 },
    });
  });

  it('what was chosen for one person wins over what was chosen for all, until all are chosen for again', () => {
    const people = [opened('a'), opened('b')];
    const choice = { ...NOTHING_CHOSEN, opened: 'reject', single: { b: 'keep' } } as const;
    expect(outcomes(people, choice, 'paused').decided).toEqual({ a: 'reject', b: 'keep' });
    const again = chosenForAll(choice, people, { opened: 'reject' });
    expect(outcomes(people, again, 'paused').decided).toEqual({ a: 'reject', b: 'reject' });
  });

  it('nobody is named who is not open any more', () => {
    const choice = { ...NOTHING_CHOSEN, single: { gone: 'reject' } } as const;
    expect(outcomes([opened('a')], choice, 'paused').decided).toEqual({ a: 'keep' });
  });

  it('who was hired is not declined with the others, and counts only where the job was filled', () => {
    const people = [opened('a'), opened('b'), unopened('c'), talks('d')];
    const choice = { ...NOTHING_CHOSEN, hired: ['a', 'c', 'd', 'gone'] };
    expect(outcomes(people, choice, 'filled')).toEqual({
      decided: { a: 'keep', b: 'reject', c: 'keep' },
      hired: ['a', 'c', 'd'],
      endTalks: [],
      undecided: 0,
      declined: 1,
      kept: { talking: 0, opened: 0, unopened: 0 },
    });
    expect(outcomes(people, choice, 'cancelled')).toMatchObject({ hired: [], undecided: 1, declined: 2 });
  });
});

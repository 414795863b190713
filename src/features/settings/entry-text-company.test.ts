import { expect, it } from 'vitest';
import { declinesOf, peopleOf } from './entry-text-company.ts';

const closed = (args: Partial<Parameters<typeof declinesOf>[0]>) =>
  ({ _jobId: 'j', reason: 'filled', outcomes: {}, ...args }) as const;

it('editjob.3 a closed job tells how many it declines, conversations among them, and how many stay open', () => {
  const args = closed({
    outcomes: { a: 'reject', b: 'keep', c: 'keep' },
    hired: ['c', 'talking'],
    endTalks: ['d'],
  });
  expect(peopleOf(args)).toEqual({ declined: 2, hired: 2, open: 1 });
  expect(declinesOf(args)?.(7).values).toEqual({ declined: 2, seconds: 7, open: 1 });
});

it('editjob.3 nothing is said to go out where nobody is declined, or by an entry of an older version', () => {
  expect(declinesOf(closed({ outcomes: { b: 'keep' } }))).toBeNull();
  expect(peopleOf({})).toEqual({ declined: 0, hired: 0, open: 0 });
});

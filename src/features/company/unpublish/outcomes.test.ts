import { describe, expect, it } from 'vitest';
import { outcomes } from './outcomes.ts';

const none = { all: null, single: {} };

describe('editjob.3 an outcome for every open applicant', () => {
  it.each([
    ['paused', 'keep'],
    ['filled', 'reject'],
    ['cancelled', 'reject'],
  ] as const)('a job that is %s starts with %s', (reason, outcome) => {
    expect(outcomes(['a', 'b'], none, reason)).toEqual({ a: outcome, b: outcome });
  });

  it('what was chosen for one person wins over what was chosen for all', () => {
    const choice = { all: 'reject', single: { b: 'keep' } } as const;
    expect(outcomes(['a', 'b'], choice, 'paused')).toEqual({ a: 'reject', b: 'keep' });
  });

  it('nobody is named who is not open any more', () => {
    expect(outcomes(['a'], { all: null, single: { gone: 'reject' } }, 'paused')).toEqual({ a: 'keep' });
  });
});

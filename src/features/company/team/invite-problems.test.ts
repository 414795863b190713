import { expect, test } from 'vitest';
import { inviteProblems, NOBODY_YET } from './invite-problems.ts';
import { seatsLeft } from './seats-left.ts';

const problems = (change: Partial<typeof NOBODY_YET>) => inviteProblems({ ...NOBODY_YET, ...change });

test('companysettings.3 somebody is invited by a whole address, with as many words as a mail has room for', () => {
  expect(problems({})).toEqual([{ field: 'mail', code: 'missing' }]);
  expect(problems({ mail: 'kim@' })).toEqual([{ field: 'mail', code: 'mail' }]);
  expect(problems({ mail: ' kim@example.org ', note: 'Come.' })).toEqual([]);
  expect(problems({ mail: 'kim@example.org', note: 'x'.repeat(301), position: 'x'.repeat(81) })).toEqual([
    { field: 'position', code: 'too_long' },
    { field: 'note', code: 'too_long' },
  ]);
});

test('companysettings.3 what is promised leaves no seat', () => {
  expect(seatsLeft(5, { members: 2, asked: 1 })).toBe(2);
  expect(seatsLeft(2, { members: 2, asked: 1 })).toBe(0);
});

import { expect, test } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { sumOf, weeklyNumbers } from './weekly-numbers.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

const arrived = (days: number, rest: Partial<Applicant> = {}) =>
  ({ seenAt: null, ...rest, statusAt: { submitted: ago(days), ...rest.statusAt } }) as Applicant;

test('17.8 applications are counted in the week in which they arrived, with what became of them', () => {
  const weeks = weeklyNumbers(
    [
      arrived(0),
      arrived(6.9, { seenAt: ago(1) }),
      arrived(7.1, { seenAt: ago(5), statusAt: { accepted: ago(4) } }),
      arrived(55, { statusAt: { rejected: ago(50) } }),
    ],
    NOW,
  );
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ from: NOW - 7 * 86_400_000, applied: 2, seen: 1, answered: 0 });
  expect(weeks.at(-2)).toMatchObject({ applied: 1, seen: 1, answered: 1 });
  expect(weeks[0]).toMatchObject({ applied: 1, seen: 1, answered: 1 });
  expect([sumOf(weeks, 'applied'), sumOf(weeks, 'seen'), sumOf(weeks, 'answered')]).toEqual([4, 3, 2]);
});

test('17.8 what is older than eight weeks is not counted; what is ahead of the clock is of this week', () => {
  const weeks = weeklyNumbers([arrived(56.1), arrived(-0.5)], NOW);
  expect(sumOf(weeks, 'applied')).toBe(1);
  expect(weeks.at(-1)?.applied).toBe(1);
});

test('17.8 an invitation that was withdrawn from later was an answer all the same', () => {
  const weeks = weeklyNumbers(
    [arrived(3, { status: 'withdrawn', statusAt: { accepted: ago(2), withdrawn: ago(1) } })],
    NOW,
  );
  expect(sumOf(weeks, 'answered')).toBe(1);
});

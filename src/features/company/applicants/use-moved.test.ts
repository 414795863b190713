import { expect, it } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { standing } from './use-moved.ts';

const row = (_id: string, status = 'submitted') => ({ _id, status }) as Applicant;

it('company.2 a move is shown while it is being saved, and by the replica from then on', () => {
  const [a, b] = [row('a'), row('b')];
  const to = row('a', 'accepted');
  const moved = new Map([['a', { from: a, to }]]);
  const saving = standing([a, b], moved);
  expect(saving.shown).toEqual([to, b]);
  expect([...saving.saving]).toEqual(['a']);

  // Saved, taken back or changed by somebody else: the replica has another row.
  for (const now of [row('a', 'accepted'), row('a'), row('a', 'withdrawn')]) {
    const after = standing([now, b], moved);
    expect(after.shown).toEqual([now, b]);
    expect(after.saving.size).toBe(0);
  }
});

it('the list is the same one where nobody is being moved: nothing is arranged again', () => {
  const all = [row('a')];
  expect(standing(all, new Map()).shown).toBe(all);
});

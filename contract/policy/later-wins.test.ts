import { expect, it } from 'vitest';
import type { UserGeneral } from '../entities/user.ts';
import { generalChange, generalOver } from './general-over.ts';
import { clocksAfter, countedFields } from './later-wins.ts';

const [nine, ten] = ['2026-03-02T09:00:00.000Z', '2026-03-02T10:00:00.000Z'];

it('W13.1 of two changes the later one counts; of one instant the one that arrives last', () => {
  const to = { text: 'phone' };
  const counts = (at: string) =>
    countedFields({ text: 'laptop' }, { text: ten }, { to, from: undefined, at });
  expect([counts(nine), counts(ten)]).toEqual([[], ['text']]);
  expect(clocksAfter({ text: ten }, ['text', 'other'], nine)).toEqual({ text: ten, other: nine });
});

it('W13.2 what was not changed in between is changed by any clock, and what goes along does not count', () => {
  const now = { text: 'same', note: 'laptop' };
  const from = { text: 'same', note: '' };
  const change = { to: { text: 'phone', note: '' }, from, at: nine };
  expect(countedFields(now, { text: ten, note: ten }, change)).toEqual(['text']);
});

it('W13.2 a change says what differs, and what it was made on', () => {
  const general: UserGeneral = {
    firstname: 'Jana',
    lastname: 'K',
    dateOfBirth: '1998-04-17',
    headline: 'Hi',
  };
  expect(generalChange(general, { headline: 'Hi', about: '', phone: null })).toBeNull();
  const change = generalChange(general, { headline: 'Ho', lastname: 'K', radiusKm: 5 });
  expect(change).toEqual({ general: { headline: 'Ho', radiusKm: 5 }, from: { headline: 'Hi' } });
  expect(generalOver({ general, generalAt: { headline: ten } }, change as never, nine)).toEqual({
    patch: { headline: 'Ho', radiusKm: 5 },
    clocks: { headline: ten, radiusKm: nine },
  });
});

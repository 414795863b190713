import { expect, it } from 'vitest';
import { planOf } from './appointment-plan.ts';
import type { MessageEntry } from './stream-items.ts';

const entry = (args: object) => ({ args: { text: 'Rundgang im Laden', ...args } }) as MessageEntry;
const times = ['2026-12-04T15:30:00.000Z', '2026-12-05T09:00:00.000Z'];

it('chat.2 a suggestion that was not taken goes back into its form with times, length and place', () => {
  const appointment = { step: 'proposed', times, minutes: 45, place: 'Marktplatz 3' };
  const plan = planOf(entry({ type: 'appointment', appointment }));
  expect(plan).toMatchObject({ text: 'Rundgang im Laden', minutes: 45, place: 'Marktplatz 3' });
  // The field has no zone: it means this device's clock.
  expect(plan?.times.map((time) => new Date(time).toISOString())).toEqual(times);
});

it('words and answers suggest nothing', () => {
  expect(planOf(entry({ type: 'text' }))).toBeUndefined();
  const appointment = { step: 'declined', times: [], minutes: 45, place: '' };
  expect(planOf(entry({ type: 'appointment', appointment }))).toBeUndefined();
});

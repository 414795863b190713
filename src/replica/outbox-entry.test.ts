import { expect, it } from 'vitest';
import { type EntryState, isOnlyHere, mayHaveArrived } from './outbox-entry.ts';

it.each<[string, EntryState, boolean, boolean, boolean]>([
  ['was never sent', 'waiting', false, true, false],
  ['had a try without an answer', 'waiting', true, false, true],
  ['is under way', 'sending', true, false, false],
  ['was refused', 'refused', true, true, false],
  ['came too late', 'conflict', true, true, false],
])('W11.1 W11.2 whether an entry is surely here alone that %s', (_, state, sent, onlyHere, perhaps) => {
  expect(isOnlyHere({ state, sent })).toBe(onlyHere);
  expect(mayHaveArrived({ state, sent })).toBe(perhaps);
});

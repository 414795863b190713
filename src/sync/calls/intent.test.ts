import { expect, it } from 'vitest';
import { uuid } from '../testing/engine.ts';
import { createIntentKeys } from './intent.ts';

let made = 0;
const newId = () => uuid(++made);
const cancel = { subscriptionId: uuid(1) };

it('W6.1 the same words keep their key over every try, other words have one of their own', () => {
  const { keyOf } = createIntentKeys(newId);
  const first = keyOf('subscription.cancel', cancel);
  expect(keyOf('subscription.cancel', { ...cancel })).toBe(first);
  expect(keyOf('subscription.cancel', { ...cancel, reason: 'Winter' })).not.toBe(first);
  expect(keyOf('subscription.update', { ...cancel, cancel_at_period_end: false })).not.toBe(first);
});

it('W6.1 a key that was kept over a way out of the app goes on, and what has one already keeps its own', () => {
  const { keyOf } = createIntentKeys(newId);
  const kept = uuid(900);
  expect(keyOf('subscription.cancel', cancel, kept)).toBe(kept);
  expect(keyOf('subscription.cancel', cancel, uuid(901))).toBe(kept);
});

it('payment.7 after it has arrived the same words are wanted once more', () => {
  const { keyOf, arrived } = createIntentKeys(newId);
  const first = keyOf('subscription.cancel', cancel);
  arrived();
  expect(keyOf('subscription.cancel', cancel)).not.toBe(first);
});

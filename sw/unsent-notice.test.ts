import { expect, test } from 'vitest';
import type { OutboxEntry } from '../src/replica/outbox-entry.ts';
import { countWaiting } from './unsent-notice.ts';

const entry = (name: string, args: object = {}, state = 'waiting') =>
  ({ format: 2, name, args, state }) as unknown as OutboxEntry;

test('W7.6 what could not be sent is told of a signature and of a saved job, not of what nobody misses, nor of what was refused', () => {
  expect(countWaiting([entry('offer.update', { _offerId: 'o', version: 1, action: 'accept' })])).toEqual({
    applications: 0,
    others: 1,
  });
  expect(
    countWaiting([
      entry('application.add'),
      entry('application.add', {}, 'sending'),
      entry('application.add', {}, 'refused'),
      entry('offer.update', { _offerId: 'o', version: 1, action: 'view' }),
      entry('search.step', { jobId: 'j', event: 'save' }),
      entry('conversation.read'),
    ]),
  ).toEqual({ applications: 2, others: 1 });
});

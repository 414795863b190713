import { expect, it } from 'vitest';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';
import { heldActs } from './held-acts.ts';

const item = (id: string, name: string, at: string) =>
  ({ entry: { id, name, at }, job: '', who: '', own: false }) as unknown as OutboxItem;

it('W11.4 what one act did is one thing to undo, and two acts stay two', () => {
  const acts = heldActs([
    item('a', 'application.reject', '10:00'),
    item('b', 'application.reject', '10:00'),
    item('c', 'notification.delete', '10:00'),
    item('d', 'application.reject', '10:01'),
  ]);
  expect(acts.map(({ items }) => items.map(({ entry }) => entry.id))).toEqual([['a', 'b', 'c'], ['d']]);
});

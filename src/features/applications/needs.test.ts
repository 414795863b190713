import { describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { needOf } from './needs.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const conversation = (lastSeq: number, lastReadSeq: number) =>
  ({
    lastSeq,
    lastMessage: lastSeq > 0 ? { text: 'Hallo', at: '', seq: lastSeq, by: 'k' } : null,
    participants: [{ _userId: 'me', side: 'talent', name: '', lastReadSeq }],
  }) as Conversation;
const item = (
  _id: string,
  status: Application['status'],
  more: { conversation?: Conversation; state?: OutboxEntry['state'] } = {},
): ApplicationItem => ({
  application: { _id, status } as Application,
  entries: more.state ? [{ state: more.state } as OutboxEntry] : [],
  conversation: more.conversation,
});

describe('pwa.5 what needs the person', () => {
  it.each([
    ['one that only waits', item('a', 'submitted', { state: 'waiting' }), undefined],
    ['one that was refused', item('a', 'submitted', { state: 'refused' }), 'decide'],
    ['a withdrawal in conflict', item('a', 'viewed', { state: 'conflict' }), 'decide'],
    ['a message nobody has read', item('a', 'viewed', { conversation: conversation(2, 1) }), 'read'],
    ['a yes without a word yet', item('a', 'accepted'), 'write'],
    [
      'a yes with an empty conversation',
      item('a', 'accepted', { conversation: conversation(0, 0) }),
      'write',
    ],
    ['a conversation that was read', item('a', 'accepted', { conversation: conversation(2, 2) }), undefined],
    ['a no', item('a', 'rejected'), undefined],
  ])('%s', (_, one, kind) => {
    expect(needOf(one, 'me', NOW)?.kind).toBe(kind);
  });

  it.each([
    ['sent', '2008-03-03', 'offer'],
    ['awaiting_guardian', '2008-03-03', undefined],
    ['awaiting_guardian', '2008-03-02', 'offer'],
    ['accepted', '2008-03-02', undefined],
  ])('an offer that is %s, of somebody born %s: %s', (status, born, kind) => {
    const offer = { offer: { status } as Offer, born, entries: [] };
    expect(
      needOf({ ...item('a', 'accepted', { conversation: conversation(2, 2) }), offer }, 'me', NOW)?.kind,
    ).toBe(kind);
  });
});

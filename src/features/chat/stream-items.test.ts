import { describe, expect, it } from 'vitest';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { ChatEvent } from './chat-event.ts';
import { type MessageEntry, offerToShow, type StreamItem, streamItems, tellsState } from './stream-items.ts';

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

function message(seq: number | null, more: Partial<Message> = {}): Message {
  return {
    _id: `m${seq ?? more.text}`,
    ver: 1,
    _conversationId: 'c',
    seq,
    _senderId: 'company',
    side: 'company',
    type: 'text',
    text: `text ${seq}`,
    onBehalfOf: null,
    _offerId: null,
    replyTo: null,
    appointment: null,
    attachments: [],
    hint: null,
    reactions: {},
    deletedAt: null,
    deletedFor: [],
    clientAt: at(20, '12:00'),
    serverAt: seq === null ? null : at(20, '12:00'),
    ...more,
  };
}

const mine = { _senderId: 'me', side: 'talent' } as const;

function stopped(text: string, clientAt: string): MessageEntry {
  return {
    id: `e-${text}`,
    state: 'refused',
    args: { clientId: `m${text}`, text, clientAt },
  } as MessageEntry;
}

const given = {
  messages: [] as Message[],
  entries: [] as MessageEntry[],
  events: [] as ChatEvent[],
  uid: 'me',
  side: 'talent' as const,
  readSeq: 99,
  hasEarlier: false,
};

/** One word for each item: `day`, `unread`, the type of an event, or `+text` where a run begins. */
const told = (items: StreamItem[]) =>
  items.map((item) => {
    if (item.kind === 'event') return item.event.type;
    if (item.kind === 'message') return `${item.startsRun ? '+' : ''}${item.message.text}`;
    return item.kind;
  });

describe('the stream of a conversation', () => {
  it('opens each day once', () => {
    const messages = [message(1), message(2), message(3, { serverAt: at(21, '12:00') })];
    expect(told(streamItems({ ...given, messages }))).toEqual(['day', '+text 1', 'text 2', 'day', '+text 3']);
  });

  it('lets messages of one sender stand together for five minutes', () => {
    const messages = [
      message(1),
      message(2, { serverAt: at(20, '12:04') }),
      message(3, { serverAt: at(20, '12:10') }),
      message(4, { ...mine, serverAt: at(20, '12:11') }),
    ];
    expect(told(streamItems({ ...given, messages }))).toEqual([
      'day',
      '+text 1',
      'text 2',
      '+text 3',
      '+text 4',
    ]);
  });

  it('chat.6 draws the unread line once, before the first unread message of the other side', () => {
    const messages = [message(1), message(2, mine), message(3), message(4)];
    expect(told(streamItems({ ...given, messages, readSeq: 1 }))).toEqual([
      'day',
      '+text 1',
      '+text 2',
      'unread',
      '+text 3',
      'text 4',
    ]);
  });

  it('chat.2 keeps a message that was refused in its place among those that wait', () => {
    const messages = [message(1), message(null, { ...mine, text: 'later', clientAt: at(20, '12:09') })];
    const entries = [stopped('refused', at(20, '12:08'))];
    const items = streamItems({ ...given, messages, entries });
    expect(told(items)).toEqual(['day', '+text 1', '+refused', 'later']);
    expect(items[2]).toMatchObject({ entry: { id: 'e-refused' } });
  });

  it('chat.4 tells what happened to the application where it happened', () => {
    const events: ChatEvent[] = [
      { type: 'applied', at: at(19, '12:00'), text: '', receipt: 'A-7F3K' },
      { type: 'accepted', at: at(20, '12:05'), text: '', receipt: null },
      { type: 'rejected', at: at(21, '12:00'), text: 'no', receipt: null },
    ];
    const messages = [message(1), message(2, { serverAt: at(20, '12:06') })];
    expect(told(streamItems({ ...given, messages, events }))).toEqual([
      'day',
      'applied',
      'day',
      '+text 1',
      'accepted',
      '+text 2',
      'day',
      'rejected',
    ]);
    const inside = streamItems({ ...given, messages, events, hasEarlier: true });
    expect(told(inside)).not.toContain('applied');
    expect(told(inside)).toContain('accepted');
  });

  it('chat.4 words that wait stand below the application they wait for, though its receipt is of a later day', () => {
    const events: ChatEvent[] = [{ type: 'applied', at: at(21, '12:00'), text: '', receipt: 'A-7F3K' }];
    const messages = [message(null, { ...mine, text: 'waits', clientAt: at(20, '12:09') })];
    expect(told(streamItems({ ...given, messages, events }))).toEqual(['day', 'applied', '+waits']);
  });

  it('says the state of several equal messages once, below the last of them', () => {
    const messages = [
      message(1, mine),
      message(2, mine),
      message(null, { ...mine, text: 'waits', clientAt: at(20, '12:01') }),
    ];
    const items = streamItems({ ...given, messages });
    const step = (item: StreamItem) =>
      item.kind === 'message' && item.message.seq === null ? 'here' : 'there';
    expect(items.map((_, index) => tellsState(items, index, step))).toEqual([false, false, true, true]);
  });
});

it('chat.4 the letter of an offer stands once, where it was sent or changed last', () => {
  const told = (
    key: string,
    type: 'offer' | 'system' | 'text',
    _offerId: string | null = null,
  ): StreamItem => ({
    kind: 'message',
    key,
    message: { _id: key, type, _offerId } as Message,
    entry: undefined,
    startsRun: true,
  });
  const items = [
    told('sent', 'offer', 'a'),
    told('words', 'text'),
    told('changed', 'offer', 'a'),
    told('other', 'offer', 'b'),
    told('accepted', 'system', 'a'),
  ];
  expect(items.map((_, at) => offerToShow(items, at))).toEqual([undefined, undefined, 'a', 'b', undefined]);
});

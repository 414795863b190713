import type { Message } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { newMessage } from '../../../contract/new-conversation.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ChatEvent } from './chat-event.ts';

export type MessageEntry = OutboxEntry<'conversation.add-message'>;

/** What the stream shows, from top to bottom. */
export type StreamItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'event'; key: string; event: ChatEvent }
  | { kind: 'message'; key: string; message: Message; entry: MessageEntry | undefined; startsRun: boolean };

type Given = {
  messages: readonly Message[];
  /** Own messages on their way. The row of a stopped one is taken back; its text is only here. */
  entries: readonly MessageEntry[];
  events: readonly ChatEvent[];
  /** The reader. */
  uid: string;
  side: Side;
  /** How far they had read when they came. */
  readSeq: number;
  /** Messages before these are on the device and not shown. */
  hasEarlier: boolean;
};

/** Messages of one sender within this time stand together. */
const RUN_MS = 5 * 60_000;

/** When a message counts as written: by the server's clock once it has it (rule R8). */
export function writtenAt(message: Message): string {
  return message.serverAt ?? message.clientAt;
}

/** Messages in order, with the days, the unread mark and what happened to the application between them. */
export function streamItems(given: Given): StreamItem[] {
  const entryOf = new Map(given.entries.map((entry) => [entry.args.clientId, entry]));
  const messages = withStopped(given);
  const first = messages[0];
  // Above a window that does not begin at the beginning only what lies inside it is told.
  const events = given.events.filter(({ at }) => !given.hasEarlier || (first && at >= writtenAt(first)));
  const items: StreamItem[] = [];
  let day = '';
  let dayAt = '';
  let last: Message | null = null;
  let unreadShown = false;

  const openDay = (at: string) => {
    const next = new Date(at).toDateString();
    // What waits goes by the device's clock, and never opens a day below a later one.
    if (next === day || at < dayAt) return;
    day = next;
    dayAt = at;
    last = null;
    items.push({ kind: 'day', key: `day ${next}`, at });
  };
  const tellEventsBefore = (message: Message | null) => {
    while (events[0] && (!message || comesBefore(events[0], message))) {
      const event = events.shift() as ChatEvent;
      openDay(event.at);
      items.push({ kind: 'event', key: event.type, event });
      last = null;
    }
  };

  for (const message of messages) {
    tellEventsBefore(message);
    openDay(writtenAt(message));
    if (!unreadShown && isUnread(message, given)) {
      unreadShown = true;
      last = null;
      items.push({ kind: 'unread', key: 'unread' });
    }
    const startsRun = !continuesRun(last, message);
    items.push({ kind: 'message', key: message._id, message, entry: entryOf.get(message._id), startsRun });
    last = isRule(message) ? null : message;
  }
  tellEventsBefore(null);
  return items;
}

/** Words wait for the application they follow, so they stand below it although its receipt bears a later time. */
function comesBefore(event: ChatEvent, message: Message): boolean {
  return event.at <= writtenAt(message) || (event.type === 'applied' && message.seq === null);
}

function withStopped({ messages, entries, uid, side }: Given): Message[] {
  const known = new Set(messages.map((message) => message._id));
  const missing = entries.filter(({ args }) => !known.has(args.clientId));
  const received = messages.filter(({ seq }) => seq !== null);
  const waiting = messages.filter(({ seq }) => seq === null);
  const stopped = missing.map(({ args }) =>
    newMessage({ ...args, _conversationId: args._conversationId ?? '' }, { _userId: uid, side }),
  );
  return [...received, ...[...waiting, ...stopped].toSorted((a, b) => a.clientAt.localeCompare(b.clientAt))];
}

/** What stands across the stream: lines of the server, and the answer to an appointment. */
export function isRule(message: Pick<Message, 'type' | 'appointment'>): boolean {
  return message.type === 'system' || message.type === 'offer' || isAnswer(message);
}

/** An answer to a proposed appointment. */
export function isAnswer({ appointment }: Pick<Message, 'appointment'>): boolean {
  return appointment != null && appointment.step !== 'proposed';
}

/** The offer whose letter stands below an item: once for each offer, where it was sent or changed last (chat.4). */
export function offerToShow(items: readonly StreamItem[], at: number): string | undefined {
  const offerOf = (item: StreamItem | undefined) =>
    item?.kind === 'message' && item.message.type === 'offer'
      ? (item.message._offerId ?? undefined)
      : undefined;
  const offer = offerOf(items[at]);
  const isLast = !items.slice(at + 1).some((later) => offerOf(later) === offer);
  return isLast ? offer : undefined;
}

function isUnread(message: Message, { side, readSeq }: Given): boolean {
  return message.seq !== null && message.seq > readSeq && message.side !== side;
}

function continuesRun(before: Message | null, message: Message): boolean {
  if (!before || isRule(message) || before._senderId !== message._senderId) return false;
  return Date.parse(writtenAt(message)) - Date.parse(writtenAt(before)) < RUN_MS;
}

/**
 * Whether the state of a message has to be written below it: of several in a row that stand equal, only the last says
 * so. `step` names the state.
 */
export function tellsState(
  items: readonly StreamItem[],
  at: number,
  step: (item: StreamItem) => string,
): boolean {
  const item = items[at];
  const next = items[at + 1];
  if (item?.kind !== 'message') return false;
  if (next?.kind !== 'message' || next.startsRun) return true;
  return step(item) !== step(next);
}

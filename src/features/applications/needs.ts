import { isOwnWord } from '../../../contract/live-offer.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { unreadOf } from '../../replica/queries/conversations.ts';

/** Why an application needs the person: a decision, an offer to answer, a message to read, a first word. */
export type Need =
  | { kind: 'decide' }
  | { kind: 'offer' }
  | { kind: 'read'; unread: number }
  | { kind: 'write' };

/** The entry that stopped, if one did; later ones of the same application wait behind it. */
export function stoppedOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find(({ state }) => state === 'refused' || state === 'conflict');
}

/** @param now the server's time in milliseconds */
export function needOf(
  { application, entries, conversation, offer }: ApplicationItem,
  uid: string,
  now: number,
): Need | null {
  if (stoppedOf(entries)) return { kind: 'decide' };
  if (offer && stoppedOf(offer.entries)) return { kind: 'offer' };
  const answered = offer?.entries.some(({ name, args }) => name === 'offer.update' && !isView(args));
  if (offer && !answered) {
    const { status } = offer.offer;
    if (status === 'sent' || status === 'viewed' || isOwnWord(status, offer.born, now))
      return { kind: 'offer' };
  }
  const unread = conversation ? unreadOf(conversation, uid) : 0;
  if (unread > 0) return { kind: 'read', unread };
  return application.status === 'accepted' && !offer && !conversation?.lastMessage ? { kind: 'write' } : null;
}

const isView = (args: object) => 'action' in args && args.action === 'view';

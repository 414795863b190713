import { isOver } from '../../../contract/policy/application.ts';
import { hireSteps, offerActOf } from '../../i18n/offer-steps.ts';
import { applicationSteps, type Step } from '../../i18n/state-lines.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { unreadOf } from '../../replica/queries/conversations.ts';

/** Why an application needs the person: a decision, an offer to answer, a message to read, a first word. */
export type Need =
  | { kind: 'decide' }
  | { kind: 'offer' }
  | { kind: 'read'; unread: number }
  | { kind: 'write' };

const URGENCY: Need['kind'][] = ['decide', 'offer', 'read', 'write'];

/** Where an application stands, its offer included. */
export function stepsOf({ application, entries, offer }: ApplicationItem): Step[] {
  if (!offer) return applicationSteps(application, entries);
  return hireSteps(application, entries, offer.offer, offerActOf(offer.entries));
}

/** The entry that stopped, if one did; later ones of the same application wait behind it. */
export function stoppedOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find(({ state }) => state === 'refused' || state === 'conflict');
}

export function needOf(
  { application, entries, conversation, offer }: ApplicationItem,
  uid: string,
): Need | null {
  if (stoppedOf(entries)) return { kind: 'decide' };
  if (offer && stoppedOf(offer.entries)) return { kind: 'offer' };
  const answered = offer?.entries.some(({ name, args }) => name === 'offer.update' && !isView(args));
  if (offer && !answered && (offer.offer.status === 'sent' || offer.offer.status === 'viewed'))
    return { kind: 'offer' };
  const unread = conversation ? unreadOf(conversation, uid) : 0;
  if (unread > 0) return { kind: 'read', unread };
  return application.status === 'accepted' && !offer && !conversation?.lastMessage ? { kind: 'write' } : null;
}

const isView = (args: object) => 'action' in args && args.action === 'view';

/** What needs the person first, most pressing first; the rest as it came, and apart from it what is over. */
export function byNeed(items: readonly ApplicationItem[], uid: string) {
  const told = items.map((item) => ({ item, need: needOf(item, uid) }));
  const pressing = (need: Need | null) => (need ? URGENCY.indexOf(need.kind) : URGENCY.length);
  return {
    needing: told.filter(({ need }) => need).toSorted((a, b) => pressing(a.need) - pressing(b.need)),
    others: told.filter(({ item, need }) => !need && !isOver(item.application.status)),
    ended: told.filter(({ item, need }) => !need && isOver(item.application.status)),
  };
}

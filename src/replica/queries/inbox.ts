import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { conversationOpenedBy } from '../../../contract/new-conversation.ts';
import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { applicationOfConversation } from './applications.ts';
import { blockedIds, isBlocked } from './block.ts';
import { conversations, isListed, lastAt, mutedUntilOf, unreadOf } from './conversations.ts';
import { type LastLine, lastLines } from './last-line.ts';
import { me } from './me.ts';
import { isMessage } from './message-entries.ts';
import { otherName } from './other-name.ts';

/** The newest own message that has not been received. */
export type Unsent = { text: string; stopped: boolean };

export type InboxRow = {
  conversation: Conversation;
  /** The reader's own side. */
  side: Side;
  name: string;
  unread: number;
  /** Until when it is quiet, ISO 8601; null where it is not. */
  mutedUntil: string | null;
  /** The draft of a message there, or empty. */
  draft: string;
  /** Null where everything was received. */
  unsent: Unsent | null;
  /** An offer lies between the two. */
  hasOffer: boolean;
  /** Null where nobody has written, or this person has emptied it. */
  last: LastLine | null;
  /** Taken off the list until somebody writes; what was not sent is never out of sight. */
  hidden: boolean;
};

const DRAFT = 'message:';

/** Every conversation with somebody who is not blocked, last written first; also those that were taken off the list. */
export async function inbox(db: Replica): Promise<InboxRow[]> {
  const [received, user, companies, applicants, drafts, unsent, offers] = await Promise.all([
    conversations(db),
    me(db),
    db.company.toCollection().primaryKeys(),
    db.applicant.toArray(),
    db.draft.where('key').startsWith(DRAFT).toArray(),
    unsentByConversation(db),
    db.offer.toArray(),
  ]);
  const rows = [...received, ...(await onlyHere(db, received, unsent))];
  const nameOf = new Map(applicants.map((row) => [row._conversationId, row.name]));
  const draftOf = new Map(drafts.map(({ key, value }) => [key.slice(DRAFT.length), String(value).trim()]));
  const withOffer = new Set(offers.map(({ _conversationId }) => _conversationId));
  const blocked = blockedIds(user);
  const last = await lastLines(db, rows);
  return rows
    .filter((row) => !isBlocked(blocked, row, db.uid))
    .map((conversation) => {
      const { _companyId, _id } = conversation;
      const side: Side = _companyId !== null && companies.includes(_companyId) ? 'company' : 'talent';
      return {
        conversation,
        side,
        name: otherName(conversation, side, nameOf.get(_id), db.uid),
        unread: unreadOf(conversation, db.uid),
        mutedUntil: mutedUntilOf(conversation, db.uid),
        draft: draftOf.get(_id) ?? '',
        unsent: unsentOf(unsent.get(_id)),
        hasOffer: withOffer.has(_id),
        last: last.get(_id) ?? null,
        hidden: !isListed(conversation) && !unsent.has(_id),
      };
    })
    .toSorted((a, b) => writtenLast(b, unsent).localeCompare(writtenLast(a, unsent)));
}

type ByConversation = ReadonlyMap<string, readonly OutboxEntry<'conversation.add-message'>[]>;

/** Own messages on their way, in the order they were written. */
async function unsentByConversation(db: Replica): Promise<ByConversation> {
  const entries = await db.outbox.where('lane').startsWith('conversation:').sortBy('order');
  const found = new Map<string, OutboxEntry<'conversation.add-message'>[]>();
  for (const entry of entries.filter(isMessage)) {
    const id = entry.args._conversationId;
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), entry]);
  }
  return found;
}

/** Conversations that were to begin with a message that was refused: the row went with its effect. */
async function onlyHere(
  db: Replica,
  received: readonly Conversation[],
  unsent: ByConversation,
): Promise<Conversation[]> {
  const known = new Set(received.map(({ _id }) => _id));
  const missing = [...unsent].filter(([id]) => !known.has(id));
  const rows = await Promise.all(
    missing.map(async ([id, [first]]) => {
      const about = await applicationOfConversation(db, id);
      return about && first && conversationOpenedBy(about.row, about.side === 'talent', db.uid, first.at);
    }),
  );
  return rows.filter((row) => row !== undefined);
}

function unsentOf(entries: ReturnType<ByConversation['get']>): Unsent | null {
  const last = entries?.at(-1);
  return last === undefined || entries === undefined
    ? null
    : { text: last.args.text, stopped: entries.some(isStopped) };
}

function writtenLast({ conversation }: InboxRow, unsent: ByConversation): string {
  const at = lastAt(conversation);
  const own = unsent.get(conversation._id)?.at(-1)?.at ?? '';
  return own > at ? own : at;
}

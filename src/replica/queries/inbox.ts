import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import type { Replica } from '../database.ts';
import { blockedIds, isBlocked } from './block.ts';
import { conversations, isListed, mutedUntilOf, unreadOf } from './conversations.ts';
import { me } from './me.ts';
import { otherName } from './other-name.ts';

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
};

const DRAFT = 'message:';

/** Every conversation as the list of them shows it, last written first. */
export async function inbox(db: Replica): Promise<InboxRow[]> {
  const [rows, user, companies, applicants, drafts] = await Promise.all([
    conversations(db),
    me(db),
    db.company.toCollection().primaryKeys(),
    db.applicant.toArray(),
    db.draft.where('key').startsWith(DRAFT).toArray(),
  ]);
  const nameOf = new Map(applicants.map((row) => [row._conversationId, row.name]));
  const draftOf = new Map(drafts.map(({ key, value }) => [key.slice(DRAFT.length), String(value).trim()]));
  const blocked = blockedIds(user);
  const isShown = (row: Conversation) => isListed(row) && !isBlocked(blocked, row, db.uid);
  return rows.filter(isShown).map((conversation) => {
    const { _companyId } = conversation;
    const side = _companyId !== null && companies.includes(_companyId) ? 'company' : 'talent';
    return {
      conversation,
      side,
      name: otherName(conversation, side, nameOf.get(conversation._id), db.uid),
      unread: unreadOf(conversation, db.uid),
      mutedUntil: mutedUntilOf(conversation, db.uid),
      draft: draftOf.get(conversation._id) ?? '',
    };
  });
}

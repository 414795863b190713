import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { Side } from '../../../contract/fields.ts';
import type { Replica } from '../database.ts';

/** Whom this person does not hear of any more: accounts and companies. */
export function blockedIds(user: User | undefined): ReadonlySet<string> {
  const entries = Object.entries(user?.settings.blocked ?? {});
  return new Set(entries.filter(([, register]) => register?.value).map(([id]) => id));
}

/** Talents and colleagues are in their conversations; a member may have read only. */
export function sideIn({ participants }: Conversation, uid: string): Side {
  return participants.find(({ _userId }) => _userId === uid)?.side ?? 'company';
}

/** Whom one blocks in a conversation: a talent the company, a member the person. Null with staff, and with nobody. */
export function otherIdOf(conversation: Conversation, uid: string): string | null {
  const { kind, _companyId, participants } = conversation;
  if (kind === 'support') return null;
  if (sideIn(conversation, uid) === 'talent') return _companyId;
  const talent = participants.find(({ side }) => side === 'talent');
  const other = talent ?? (kind === 'direct' ? participants.find(({ _userId }) => _userId !== uid) : null);
  return other?._userId ?? null;
}

/** Whether a conversation is with somebody who is blocked: it leaves the list, and nothing in it is unread. */
export function isBlocked(blocked: ReadonlySet<string>, conversation: Conversation, uid: string): boolean {
  return blocked.size > 0 && blocked.has(otherIdOf(conversation, uid) ?? '');
}

/**
 * Whether a notification tells of somebody whom this person has blocked. The server knows only what has arrived there: one
 * that was sent before is found here.
 */
export async function tellsOfBlocked(db: Replica, { ref }: Pick<Notification, 'ref'>): Promise<boolean> {
  const blocked = blockedIds(await db.user.get(db.uid));
  if (blocked.size === 0) return false;
  switch (ref.type) {
    case 'conversation': {
      const conversation = await db.conversation.get(ref.id);
      return conversation !== undefined && isBlocked(blocked, conversation, db.uid);
    }
    case 'application': {
      const [mine, applicant] = await Promise.all([db.application.get(ref.id), db.applicant.get(ref.id)]);
      return blocked.has(mine?._companyId ?? applicant?._userId ?? '');
    }
    default:
      return false;
  }
}

import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';

/** Staff has no other name. */
const SUPPORT = 'Zusage';

/**
 * Whom a conversation is with. A company reads the person, as far as the name is released to it; `known` is the name
 * of its applicant, for a conversation that so far holds nobody but the writer on this device; a creator is shown by
 * their handle until they have signed an offer. `uid` is the reader.
 */
export function otherName(conversation: Conversation, side: Side, known = '', uid = ''): string {
  const { kind, companyName, participants, creator } = conversation;
  if (kind === 'support') return participants.find((one) => one.role === 'staff')?.name ?? SUPPORT;
  if (side === 'talent') return companyName;
  const talent = participants.find((participant) => participant.side === 'talent');
  // Two colleagues stand on one side.
  const other = talent ?? (kind === 'direct' ? participants.find((one) => one._userId !== uid) : undefined);
  return other?.name || known || (creator ? `@${creator.handle}` : '');
}

import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';

/**
 * Whom a conversation is with. A company reads the person, as far as the name is released to it; `known` is the name
 * of its applicant, for a conversation that so far holds nobody but the writer on this device.
 */
export function otherName(conversation: Conversation, side: Side, known = ''): string {
  if (side === 'talent') return conversation.companyName;
  const talent = conversation.participants.find((participant) => participant.side === 'talent');
  return talent?.name || known;
}

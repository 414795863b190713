import type { Chat } from '../../replica/queries/chat.ts';

/** An appointment is between a company and somebody it talks to. */
export function mayPropose({ conversation }: Chat): boolean {
  return (
    conversation !== undefined &&
    conversation.kind !== 'support' &&
    conversation.participants.some(({ side }) => side === 'talent')
  );
}

import { isEmoji } from '../../../contract/emoji.ts';
import type { Message } from '../../../contract/entities/conversation.ts';
import { DELETE_FOR_ALL_MINUTES, REACTIONS_MAX } from '../../../contract/limits.ts';
import { mayClose } from '../../../contract/policy/conversation.ts';
import type { Mutator } from './mutator.ts';
import { ownSide } from './own-participant.ts';

/** Changes of a conversation that both sides see: closing it, deleting a message, reacting to one. */

export const closeConversation: Mutator<'conversation.close'> = (tx, args, { uid }) => {
  const known = tx.get('conversation', args._conversationId);
  if (!known || !mayClose(known)) return;
  tx.put('conversation', {
    ...known,
    status: 'closed',
    closedBy: ownSide(known, uid),
    closedReason: args.reason?.trim() ?? null,
  });
};

export const deleteMessage: Mutator<'conversation.delete-message'> = (tx, args, { uid, at }) => {
  const row = tx.get('message', args._messageId);
  if (!row || row._senderId !== uid || row._conversationId !== args._conversationId) return;
  if (args.scope === 'me') {
    tx.put('message', { ...row, deletedFor: [uid] });
    return;
  }
  if (isTooLate(row, at)) return;
  tx.put('message', {
    ...row,
    text: '',
    attachments: [],
    appointment: null,
    hint: null,
    reactions: {},
    deletedAt: row.deletedAt ?? at,
  });
  const conversation = tx.get('conversation', row._conversationId);
  if (conversation?.lastMessage && conversation.lastMessage.seq === row.seq) {
    const lastMessage = { ...conversation.lastMessage, text: '' };
    tx.put('conversation', { ...conversation, lastMessage });
  }
};

function isTooLate({ serverAt, deletedAt }: Message, at: string): boolean {
  if (serverAt === null || deletedAt !== null) return false;
  return Date.parse(at) - Date.parse(serverAt) > DELETE_FOR_ALL_MINUTES * 60_000;
}

export const toggleReaction: Mutator<'conversation.toggle-reaction'> = (tx, args, { uid }) => {
  const row = tx.get('message', args._messageId);
  const conversation = tx.get('conversation', args._conversationId);
  if (!row || row.deletedAt !== null || conversation?.status === 'closed' || !isEmoji(args.emoji)) return;
  const whose = row.reactions[args.emoji] ?? [];
  const isOn = whose.includes(uid);
  const wanted = args.on ?? !isOn;
  if (wanted === isOn) return;
  const { [args.emoji]: _, ...others } = row.reactions;
  if (wanted && whose.length === 0 && Object.keys(others).length >= REACTIONS_MAX) return;
  const left = whose.filter((one) => one !== uid);
  // An emoji keeps its place as long as it has at least one reaction.
  const reactions =
    wanted || left.length > 0 ? { ...row.reactions, [args.emoji]: wanted ? [...whose, uid] : left } : others;
  tx.put('message', { ...row, reactions });
};

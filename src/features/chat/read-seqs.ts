import type { Chat } from '../../replica/queries/chat.ts';

/** How far the reader has read, and how far anybody of the other side has. */
export function readSeqs({ conversation, uid, side }: Chat): { own: number; other: number } {
  const participants = conversation?.participants ?? [];
  const others = participants.filter((participant) => participant.side !== side);
  return {
    own: participants.find(({ _userId }) => _userId === uid)?.lastReadSeq ?? 0,
    other: Math.max(0, ...others.map(({ lastReadSeq }) => lastReadSeq)),
  };
}

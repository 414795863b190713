import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Act, Move, Obstacle } from './move.ts';

/** What the person will get. */
const ACT_TEXT: Record<Act, MessageDescriptor> = {
  see: msg`They read that you have seen it.`,
  unsee: msg`It counts as not seen again.`,
  accept: msg`They are invited to talk and read your name.`,
  reconsider: msg`They are invited to talk after all.`,
  decline: msg`They are declined. You read the letter first.`,
  offer: msg`You write an offer.`,
};

const OBSTACLE_TEXT: Record<Obstacle, MessageDescriptor> = {
  'no-right': msg`You may read only. Answering needs the right to chat.`,
  answered: msg`They have their answer already.`,
  'offer-there': msg`They have an offer. Withdraw it first.`,
  'too-late': msg`A decline can be taken back only within 24 hours.`,
  'owner-only': msg`Only the owner can take back a decline.`,
  over: msg`This application is over.`,
  'invite-first': msg`Invite them to talk first.`,
  signatures: msg`They are hired once both sides have signed the offer.`,
  hired: msg`They are hired.`,
};

export function moveText(move: Move): MessageDescriptor {
  return move.act === null ? OBSTACLE_TEXT[move.why] : ACT_TEXT[move.act];
}

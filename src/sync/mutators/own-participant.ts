import { isMinor } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Conversation, Participant } from '../../../contract/entities/conversation.ts';
import { newParticipant } from '../../../contract/new-conversation.ts';
import { effectiveSettings } from '../../../contract/policy/settings.ts';
import type { MutatorContext, RowTx } from './mutator.ts';

/** First and last name of the acting person; empty where this device has no record of them. */
export function ownName(tx: RowTx<'user'>, uid: string): string {
  const user = tx.get('user', uid);
  return user ? `${user.general.firstname} ${user.general.lastname}` : '';
}

/** Whether the acting person was below 18 at that moment. */
export function isOwnMinor(tx: RowTx<'user'>, { uid, at }: MutatorContext): boolean {
  const user = tx.get('user', uid);
  return user !== undefined && isMinor(user.general.dateOfBirth, dayOf(at));
}

/** On which side one stands. Talents and colleagues are in their conversations; a member may have read only. */
export function ownSide({ participants }: Conversation, uid: string): Participant['side'] {
  return participants.find(({ _userId }) => _userId === uid)?.side ?? 'company';
}

/** The conversation with one's own part of it changed; who has only read so far is in it from now on. */
export function withOwnPart(
  tx: RowTx<'user'>,
  conversation: Conversation,
  context: MutatorContext,
  change: (mine: Participant) => Partial<Participant> = () => ({}),
): Conversation {
  const { uid } = context;
  const others = conversation.participants.filter(({ _userId }) => _userId !== uid);
  const mine = conversation.participants.find(({ _userId }) => _userId === uid) ?? newMember(tx, context);
  const participants = [...others, { ...mine, ...change(mine) }].sort(inOrder);
  return { ...conversation, participants };
}

export function newMember(tx: RowTx<'user'>, context: MutatorContext): Participant {
  const { uid } = context;
  const settings = tx.get('user', uid)?.settings ?? {};
  const { typing } = effectiveSettings(settings, isOwnMinor(tx, context));
  return newParticipant({
    _userId: uid,
    side: 'company',
    name: ownName(tx, uid),
    typingAllowed: typing,
  });
}

/** As the server gives them. */
export function inOrder(a: Participant, b: Participant): number {
  if (a.side !== b.side) return a.side < b.side ? -1 : 1;
  return a._userId < b._userId ? -1 : 1;
}

import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { PEOPLE_A_STEP } from '../../work/steps.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { isMember } from '../company/members.ts';
import { touchConversation } from './open.ts';

const LEAVE = 'conversations.forget-member';
const REACTIONS = 'conversations.forget-reactions';

type Left = { companyId: string; uid: string };

/**
 * A member has left: they go from the company's conversations, also on the devices of the other side. What two colleagues
 * say to each other stays theirs.
 */
export async function queueForgetParticipant(context: ChangeContext, left: Left): Promise<void> {
  await queueWork(context, { kind: LEAVE, key: `${left.companyId} ${left.uid}`, payload: left });
}

/** The reactions of an account that is erased go from the messages of others. */
export async function queueForgetReactions(context: ChangeContext, uid: string): Promise<void> {
  await queueWork(context, { kind: REACTIONS, key: uid, payload: { uid } });
}

async function leaveSome(context: ChangeContext, payload: unknown): Promise<Date | undefined> {
  const { tx, now } = context;
  const { companyId, uid } = payload as Left;
  // They may have come back before it ran.
  if (await isMember(tx, companyId, uid)) return undefined;
  const talks = await tx
    .selectFrom('conversation')
    .innerJoin('participant', 'participant.conversation_id', 'conversation.id')
    .where('conversation.company_id', '=', companyId)
    .where('conversation.peer_id', 'is', null)
    .where('participant.user_id', '=', uid)
    .where('participant.side', '=', 'company')
    .select('conversation.id')
    .orderBy('conversation.id')
    .limit(PEOPLE_A_STEP)
    .forNoKeyUpdate('conversation')
    .execute();
  if (talks.length === 0) return undefined;
  const ids = talks.map(({ id }) => id);
  await tx.deleteFrom('participant').where('user_id', '=', uid).where('conversation_id', 'in', ids).execute();
  for (const id of ids) await touchConversation(context, id);
  return talks.length === PEOPLE_A_STEP ? now : undefined;
}

async function forgetSome({ tx, now, effects }: ChangeContext, payload: unknown): Promise<Date | undefined> {
  const { uid } = payload as { uid: string };
  const found = await tx
    .selectFrom('message_reaction')
    .innerJoin('message', 'message.id', 'message_reaction.message_id')
    .where('message_reaction.user_id', '=', uid)
    .select(['message.id', 'message.conversation_id'])
    .distinct()
    .orderBy('message.id')
    .limit(PEOPLE_A_STEP)
    .execute();
  if (found.length === 0) return undefined;
  const talks = await tx
    .selectFrom('conversation')
    .where(
      'id',
      'in',
      found.map(({ conversation_id }) => conversation_id),
    )
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = found.map(({ id }) => id);
  await tx.deleteFrom('message_reaction').where('user_id', '=', uid).where('message_id', 'in', ids).execute();
  const changed = await tx
    .updateTable('message')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('id', 'in', ids)
    .returning(['id', 'ver', 'conversation_id'])
    .execute();
  for (const { conversation_id, ...row } of changed) {
    const talk = talks.find(({ id }) => id === conversation_id);
    if (talk !== undefined) recordMessage(effects, row, talk);
  }
  return found.length === PEOPLE_A_STEP ? now : undefined;
}

export const forgetPersonWork: WorkKinds = {
  [LEAVE]: once(leaveSome, { lane: 'bulk' }),
  [REACTIONS]: once(forgetSome, { lane: 'bulk' }),
};

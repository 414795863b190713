import { sql } from 'kysely';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { Place } from './access.ts';

/**
 * Raises one of the caller's marks in a conversation, never lowers it; who was not in it is from now on. `at`: where it
 * stands by then. Participants are part of the conversation's row, so a caller that moves one has to touch it.
 */
export async function raiseMark(
  context: CallContext,
  { conversation, side }: Place,
  mark: 'cleared_seq' | 'last_read_seq',
  upTo: number,
): Promise<{ at: number; raised: boolean; joined: boolean }> {
  const { tx } = context;
  const uid = userOf(context).id;
  const row = await tx
    .insertInto('participant')
    .values({ conversation_id: conversation.id, user_id: uid, side, [mark]: upTo })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'user_id'])
        .doUpdateSet({ [mark]: upTo })
        .where(`participant.${mark}`, '<', upTo),
    )
    // A row that replaces none.
    .returning(sql<boolean>`xmax = 0`.as('joined'))
    .executeTakeFirst();
  if (row !== undefined) return { at: upTo, raised: !row.joined || upTo > 0, joined: row.joined };
  const stands = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', conversation.id)
    .where('user_id', '=', uid)
    .select(mark)
    .executeTakeFirstOrThrow();
  return { at: stands[mark], raised: false, joined: false };
}

import type { CallContext } from '../../api/call-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';

/** Marks the notices about one conversation as read. */
export async function readThoseOf(
  { tx, now, effects }: CallContext,
  conversationId: string,
  uid: string,
): Promise<void> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: now, ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('type', 'in', ['message', 'conversation_request'])
    .where('ref_type', '=', 'conversation')
    .where('ref_id', '=', conversationId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
}

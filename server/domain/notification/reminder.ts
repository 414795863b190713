import { notificationRef } from '../../../contract/entities/notification.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { notify } from './notify.ts';

export const REMIND = 'notification.remind';
export const keyOf = (uid: string, id: string) => `${uid} ${id}`;

/** Sends a due reminder, unless the person is gone. */
export async function remindNow(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid, id, text, ref } = payload as { uid: string; id: string; text: string; ref: unknown };
  const person = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (person === undefined) return;
  await notify(context, {
    to: uid,
    type: 'reminder',
    ref: notificationRef.parse(ref),
    params: [text],
    // A moved reminder is a new notice.
    version: `${id} ${context.now.toISOString()}`,
  });
}

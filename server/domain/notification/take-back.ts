import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import type { Notice } from './notify.ts';

type Told = Pick<Notice, 'to' | 'type' | 'ref'>;
/** Without `to`: from everybody. */
type Taken = Omit<Told, 'to'> & Partial<Told>;

/** Group of notices that were taken back: what a person has deleted themselves is in none like it. */
const TAKEN_BACK = 'taken-back';

/** Takes notices back that nobody has read: in the app, in a push that waits, in the next mail. */
export async function takeBack({ tx, now, effects }: ChangeContext, { to, type, ref }: Taken): Promise<void> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', group_key: TAKEN_BACK, ver: eb('ver', '+', 1) }))
    .$if(to !== undefined, (query) => query.where('user_id', '=', to as string))
    .where('type', '=', type)
    .where('ref_type', '=', ref.type)
    .where('ref_id', '=', ref.id)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row, true);
}

/** Whether everything a person was told of it was taken back. */
export async function isTakenBack({ tx }: ChangeContext, { to, type, ref }: Told): Promise<boolean> {
  const rows = await tx
    .selectFrom('notification')
    .where('user_id', '=', to)
    .where('type', '=', type)
    .where('ref_type', '=', ref.type)
    .where('ref_id', '=', ref.id)
    .select('group_key')
    .execute();
  return rows.length > 0 && rows.every(({ group_key }) => group_key === TAKEN_BACK);
}

/** Takes the reminders of appointments back that were called off, from everybody and also where they were read. */
export async function takeBackReminders(
  { tx, now, effects }: ChangeContext,
  conversationId: string,
  proposalIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', group_key: TAKEN_BACK, ver: eb('ver', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .where('ref_type', '=', 'conversation')
        .where('ref_id', '=', conversationId)
        .where('type', '=', 'appointment')
        .where('version', 'in', [...proposalIds])
        .where('deleted_at', 'is', null)
        .select('id')
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .returning(['id', 'ver', 'user_id'])
    .execute();
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const row of rows) recordNotification(effects, row, true);
}

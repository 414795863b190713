import type { Notification } from '../../../contract/entities/notification.ts';
import type { Db } from '../../database/database.ts';

export async function loadNotifications(
  db: Db,
  ids: string[],
  uid: string,
): Promise<Map<string, Notification>> {
  const rows = await db
    .selectFrom('notification')
    .where('id', 'in', ids)
    .where('user_id', '=', uid)
    .selectAll()
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        type: row.type,
        ref: { type: row.ref_type, id: row.ref_id },
        params: row.params,
        createdAt: row.created_at.toISOString(),
        readAt: row.read_at?.toISOString() ?? null,
      },
    ]),
  );
}

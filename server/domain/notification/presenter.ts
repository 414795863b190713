import type { Selectable } from 'kysely';
import type { Notification } from '../../../contract/entities/notification.ts';
import type { Db } from '../../database/database.ts';
import type { NotificationTable } from '../../database/schema/notification.ts';

export async function loadNotifications(
  db: Db,
  ids: string[],
  uid: string,
): Promise<Map<string, Notification>> {
  const rows = await db
    .selectFrom('notification')
    .where('id', 'in', ids)
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, presentNotification(row)]));
}

export function presentNotification(row: Selectable<NotificationTable>): Notification {
  return {
    _id: row.id,
    ver: row.ver,
    type: row.type,
    ref: { type: row.ref_type, id: row.ref_id },
    params: row.params,
    groupKey: row.group_key,
    priority: row.priority,
    channels: { push: row.push, mail: row.mail },
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

import type { Notification } from '../../../contract/entities/notification.ts';
import { COLLAPSING, PRIORITY } from '../../../contract/notification-rules.ts';
import { type ModelContext, record } from './context.ts';

type Notice = Pick<Notification, 'type' | 'ref' | 'params'> & { to: string; version?: number };

/** Tells somebody in the app; an unread one of a collapsing type is brought up again instead. */
export function notify(context: ModelContext, { to, type, ref, params, version }: Notice): void {
  const { state, now, newId } = context;
  const groupKey = `${ref.type}:${ref.id}`;
  const mine = [...state.notifications.values()].filter((row) => row._userId === to && row.type === type);
  const unread = COLLAPSING.includes(type)
    ? mine.find((row) => row.groupKey === groupKey && row.readAt === null && !row.deleted)
    : undefined;
  if (version !== undefined && mine.some((row) => row.ref.id === ref.id && row.version === String(version)))
    return;
  const row = {
    ...(unread ?? {
      _id: newId(),
      ver: 0,
      type,
      ref,
      groupKey,
      priority: PRIORITY[type],
      readAt: null,
      _userId: to,
      deleted: false,
      version: version === undefined ? null : String(version),
    }),
    params,
    channels: { push: true, mail: false },
    createdAt: now,
    expiresAt: null,
  };
  row.ver += 1;
  state.notifications.set(row._id, row);
  record(context, `user:${to}`, 'notification', row);
}

/** Marks those of the caller that pass as read. */
export function readNotifications(
  context: ModelContext,
  test: (row: Pick<Notification, 'type' | 'ref' | 'createdAt'>) => boolean,
): void {
  const { state, uid, now } = context;
  for (const row of state.notifications.values()) {
    if (row._userId !== uid || row.readAt !== null || row.deleted || !test(row)) continue;
    const next = { ...row, readAt: now, ver: row.ver + 1 };
    state.notifications.set(row._id, next);
    record(context, `user:${uid}`, 'notification', next);
  }
}

export function unreadOf({ state, uid }: ModelContext): number {
  return [...state.notifications.values()].filter(
    (row) => row._userId === uid && row.readAt === null && !row.deleted,
  ).length;
}

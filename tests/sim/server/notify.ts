import type { Notification } from '../../../contract/entities/notification.ts';
import { COLLAPSING, PRIORITY } from '../../../contract/notification-rules.ts';
import { type ModelContext, record } from './context.ts';

type Notice = Pick<Notification, 'type' | 'ref' | 'params'> & {
  to: string;
  version?: number;
  groupKey?: string;
};
type Told = Pick<Notice, 'to' | 'type' | 'ref'>;

/** Group of notices that were taken back, as on the server. */
const TAKEN_BACK = 'taken-back';

/** Tells somebody in the app; an unread one of a collapsing type is brought up again instead. */
export function notify(context: ModelContext, { to, type, ref, params, version, ...notice }: Notice): void {
  const { state, now, newId } = context;
  const groupKey = notice.groupKey ?? `${ref.type}:${ref.id}`;
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

type Test = (row: Pick<Notification, 'type' | 'ref' | 'createdAt'>) => boolean;

/** Marks those of the caller that pass as read. */
export function readNotifications(context: ModelContext, test: Test): void {
  readNotices(context, test, context.uid);
}

/** Marks those that pass as read: of one person, or of everybody. */
export function readNotices(context: ModelContext, test: Test, uid?: string): void {
  const { state, now } = context;
  for (const row of state.notifications.values()) {
    if (row._userId !== (uid ?? row._userId) || row.readAt !== null || row.deleted || !test(row)) continue;
    const next = { ...row, readAt: now, ver: row.ver + 1 };
    state.notifications.set(row._id, next);
    record(context, `user:${row._userId}`, 'notification', next);
  }
}

const noticesOf = ({ state }: ModelContext, { to, type, ref }: Told) =>
  [...state.notifications.values()].filter(
    (row) => row._userId === to && row.type === type && row.ref.id === ref.id,
  );

/** Takes notices back that nobody has read. */
export function takeBack(context: ModelContext, told: Told): void {
  for (const row of noticesOf(context, told)) {
    if (row.readAt !== null || row.deleted) continue;
    const next = { ...row, deleted: true, groupKey: TAKEN_BACK, ver: row.ver + 1 };
    context.state.notifications.set(row._id, next);
    record(context, `user:${row._userId}`, 'notification', next, true);
  }
}

/** Whether everything a person was told of it was taken back. */
export function isTakenBack(context: ModelContext, told: Told): boolean {
  const rows = noticesOf(context, told);
  return rows.length > 0 && rows.every(({ groupKey }) => groupKey === TAKEN_BACK);
}

export function unreadOf({ state, uid }: ModelContext): number {
  return [...state.notifications.values()].filter(
    (row) => row._userId === uid && row.readAt === null && !row.deleted,
  ).length;
}

import type { Notification, NotificationType } from '../../../contract/entities/notification.ts';
import {
  type Channels,
  COLLAPSING,
  channelsFor,
  jobOfGroup,
  PRIORITY,
} from '../../../contract/notification-rules.ts';
import { pushTime } from '../../../contract/quiet-hours.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { queueWork } from '../../work/queue.ts';
import { queueMailSoon } from './mail-soon.ts';
import { queuePushes } from './push.ts';
import { type Reader, readerOf } from './reader.ts';

export type Notice = {
  to: string;
  type: NotificationType;
  ref: Notification['ref'];
  /** In the order of contract/entities/notification.ts for the type. */
  params: string[];
  /**
   * Identity of the notice: a second one with the same version is dropped, even after the first was deleted. Work
   * passes one because it may run twice. Left out: always a new notice.
   */
  version?: string | number;
  /** Stack it belongs to; left out: what it is about. */
  groupKey?: string;
  /** When the notice becomes useless. */
  expiresAt?: Date;
  /** Shown in the app only, regardless of the reader's settings. */
  silent?: boolean;
};

/**
 * Notifies a person by their settings: in the app at once, by push at once or after the quiet hours, by mail with the
 * next digest, or with others of its stack within minutes. An unread notice of a collapsing type and group is renewed instead.
 */
export async function notify(context: ChangeContext, notice: Notice): Promise<void> {
  const { tx, now, effects } = context;
  const { to, ref } = notice;
  const reader = await readerOf(tx, to, now);
  const groupKey = notice.groupKey ?? `${ref.type}:${ref.id}`;
  const channels = channelsOf(notice, groupKey, reader);
  if (!channels.app) return;
  const pushAt = channels.push ? pushTime(now, reader.quiet, reader.zone) : null;
  const values = {
    params: JSON.stringify(notice.params),
    created_at: now,
    expires_at: notice.expiresAt ?? null,
    push: channels.push,
    mail: channels.mail,
    push_at: pushAt,
    mailed_at: null,
  };
  const row =
    (await raise(context, notice, groupKey, values)) ?? (await insert(context, notice, groupKey, values));
  if (row === undefined) return;
  recordNotification(effects, row);
  if (channels.soon) await queueMailSoon(context, { uid: to, groupKey });
  if (pushAt === null) return;
  if (pushAt <= now) await queuePushes(context, { id: row.id, userId: to });
  else
    await queueWork(context, { kind: 'notification.push', key: row.id, payload: { id: row.id }, at: pushAt });
}

function channelsOf(
  { silent, type }: Notice,
  groupKey: string,
  { choices, mayMail, mutedJobs }: Reader,
): Channels {
  const { app, push, mail, soon } = channelsFor(type, choices[type]);
  const isMuted = mutedJobs.has(jobOfGroup(groupKey) ?? '');
  if (silent || isMuted) return { app, push: false, mail: false, soon: false };
  return { app, push, mail: mail && mayMail, soon: soon && mayMail };
}

type Values = {
  params: string;
  created_at: Date;
  expires_at: Date | null;
  push: boolean;
  mail: boolean;
  push_at: Date | null;
  mailed_at: null;
};

async function raise({ tx }: ChangeContext, { to, type }: Notice, groupKey: string, values: Values) {
  if (!COLLAPSING.includes(type)) return undefined;
  return tx
    .updateTable('notification')
    .set((eb) => ({ ...values, ver: eb('ver', '+', 1) }))
    .where('user_id', '=', to)
    .where('type', '=', type)
    .where('group_key', '=', groupKey)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .executeTakeFirst();
}

/** Undefined where this version exists already: the constraint decides between concurrent inserts. */
async function insert({ tx, chance }: ChangeContext, notice: Notice, groupKey: string, values: Values) {
  const { to, type, ref, version } = notice;
  return tx
    .insertInto('notification')
    .values({
      ...values,
      id: chance.newId(),
      user_id: to,
      type,
      ref_type: ref.type,
      ref_id: ref.id,
      version: version === undefined ? null : String(version),
      group_key: groupKey,
      priority: PRIORITY[type],
      read_at: null,
    })
    .onConflict((conflict) => conflict.constraint('notification_once').doNothing())
    .returning(['id', 'ver', 'user_id'])
    .executeTakeFirst();
}

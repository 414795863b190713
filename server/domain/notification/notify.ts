import { type RawBuilder, sql } from 'kysely';
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
import { type NewTask, queueAll } from '../../work/queue.ts';
import { queueMailSoon } from './mail-soon.ts';
import { pushesOf } from './push.ts';
import { type Reader, readersOf } from './reader.ts';

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
  await notifyEach(context, [notice]);
}

/** The same of several notices, each to somebody else. */
export async function notifyEach(context: ChangeContext, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const { tx, now, effects } = context;
  const readers = await readersOf(
    tx,
    notices.map(({ to }) => to),
    now,
  );
  const shown = notices.flatMap((notice) => shownTo(notice, readers.get(notice.to), now));
  const rows = new Map((await write(context, shown)).map((row) => [row.user_id, row]));
  const tasks: NewTask[] = [];
  for (const { to, groupKey, channels, pushAt, endpoints } of shown) {
    const row = rows.get(to);
    if (row === undefined) continue;
    recordNotification(effects, row);
    if (channels.soon) await queueMailSoon(context, { uid: to, groupKey });
    if (pushAt !== null && pushAt <= now) tasks.push(...pushesOf(row.id, endpoints));
    else if (pushAt !== null)
      tasks.push({ kind: 'notification.push', key: row.id, payload: { id: row.id }, at: pushAt });
  }
  await queueAll(context, tasks);
}

/** A notice as its reader gets it. */
type Shown = Omit<Notice, 'groupKey'> &
  Pick<Reader, 'endpoints'> & { groupKey: string; channels: Channels; pushAt: Date | null };

/** Nothing where the reader has switched it off. */
function shownTo(notice: Notice, reader: Reader | undefined, now: Date): Shown[] {
  if (reader === undefined) throw new Error('a notice is to somebody who is there');
  const groupKey = notice.groupKey ?? `${notice.ref.type}:${notice.ref.id}`;
  const channels = channelsOf(notice, groupKey, reader);
  if (!channels.app) return [];
  const pushAt = channels.push ? pushTime(now, reader.quiet, reader.zone) : null;
  return [{ ...notice, groupKey, channels, pushAt, endpoints: reader.endpoints }];
}

/** By the reader's settings as they are now; asked again for what is held back. */
export function channelsOf(
  { silent, type }: Pick<Notice, 'silent' | 'type'>,
  groupKey: string,
  { choices, mayMail, mutedJobs }: Reader,
): Channels {
  const { app, push, mail, soon } = channelsFor(type, choices[type]);
  const isMuted = mutedJobs.has(jobOfGroup(groupKey) ?? '');
  if (silent || isMuted) return { app, push: false, mail: false, soon: false };
  return { app, push, mail: mail && mayMail, soon: soon && mayMail };
}

type Written = { id: string; ver: number; user_id: string };

const COLUMNS = sql`id, user_id, type, ref_type, ref_id, version, params, group_key, priority, push, mail, push_at,
  expires_at`;

/** Renews the unread notice of a collapsing type and group, makes the others; none where a version exists already. */
async function write({ tx, now, chance }: ChangeContext, notices: readonly Shown[]): Promise<Written[]> {
  if (notices.length === 0) return [];
  const given = givenIn(notices.map((notice) => ({ id: chance.newId(), ...columnsOf(notice) })));
  if (!notices.some(({ type }) => COLLAPSING.includes(type)))
    return (await insert(given, now).execute(tx)).rows;
  // Rows are locked in the order of their ids, as by everybody (change-log/read-notices.ts).
  const { rows } = await sql<Written>`
    with unread as (
      select notification.id, given.params, given.push, given.mail, given.push_at, given.expires_at
      from ${given} join notification on notification.user_id = given.user_id
        and notification.type = given.type and notification.group_key = given.group_key
      where given.collapses and notification.read_at is null and notification.deleted_at is null
      order by notification.id for no key update of "notification"
    ), renewed as (
      update notification
      set params = unread.params, created_at = ${now}, expires_at = unread.expires_at, push = unread.push,
        mail = unread.mail, push_at = unread.push_at, mailed_at = null, ver = ver + 1
      from unread where notification.id = unread.id
      returning notification.id, notification.ver, notification.user_id
    ), made as (${insert(given, now, sql`user_id not in (select user_id from renewed)`)})
    select * from renewed union all select * from made`.execute(tx);
  return rows;
}

/** The constraint decides between concurrent inserts. */
const insert = (given: RawBuilder<unknown>, now: Date, where: RawBuilder<unknown> = sql`true`) =>
  sql<Written>`insert into "notification" (${COLUMNS}, created_at)
    select ${COLUMNS}, ${now}::timestamptz from ${given} where ${where}
    on conflict on constraint notification_once do nothing
    returning id, ver, user_id`;

const givenIn = (rows: readonly object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    id uuid, user_id text, type text, ref_type text, ref_id text, version text, params jsonb, group_key text,
    priority text, push boolean, mail boolean, push_at timestamptz, expires_at timestamptz, collapses boolean
  )`;

function columnsOf({ to, type, ref, version, params, groupKey, channels, pushAt, expiresAt }: Shown) {
  return {
    user_id: to,
    type,
    ref_type: ref.type,
    ref_id: ref.id,
    version: version === undefined ? null : String(version),
    params,
    group_key: groupKey,
    priority: PRIORITY[type],
    push: channels.push,
    mail: channels.mail,
    push_at: pushAt,
    expires_at: expiresAt ?? null,
    collapses: COLLAPSING.includes(type),
  };
}

import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readKeyset, writeKeyset } from '../../api/keyset.ts';
import { userBucket } from '../../change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { loadNotifications, presentNotification } from './presenter.ts';

type Args = ArgsOf<'notification.list'>;
type Page = { items: Notification[]; tombstones: string[]; next: string | null };

/** Newest first; with `since` what has changed, in the order of the change log, with the ids of what is gone. */
export async function listNotifications(
  { tx }: CallContext,
  args: Args,
  uid: string,
): Promise<AnswerOf<'notification.list'>> {
  const page =
    args.since === undefined ? await newest(tx, args, uid) : await changed(tx, args, args.since, uid);
  return { ...page, unread: await unreadOf(tx, uid) };
}

async function newest(tx: Db, { cursor, limit = PAGE_DEFAULT }: Args, uid: string): Promise<Page> {
  const after = readKeyset(cursor, ['instant', 'id']);
  const rows = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created_at', '<', new Date(after?.[0] ?? 0)),
          eb.and([eb('created_at', '=', new Date(after?.[0] ?? 0)), eb('id', '<', String(after?.[1]))]),
        ]),
      ),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: page.map(presentNotification),
    tombstones: [],
    next: more ? writeKeyset([last.created_at.toISOString(), last.id]) : null,
  };
}

async function changed(
  tx: Db,
  { cursor, limit = PAGE_DEFAULT }: Args,
  since: string,
  uid: string,
): Promise<Page> {
  const [after] = readKeyset(cursor, ['number']) ?? [];
  const rows = await tx
    .selectFrom('bucket_change')
    .where('bucket', '=', userBucket(uid))
    .where('tbl', '=', 'notification')
    .where('at', '>', new Date(since))
    .$if(after !== undefined, (query) => query.where('seq', '>', Number(after)))
    .select(['row_id', 'seq'])
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const ids = rows.slice(0, limit).map((row) => row.row_id);
  const loaded = ids.length === 0 ? new Map() : await loadNotifications(tx, ids, uid);
  const last = rows[limit - 1];
  return {
    items: ids.flatMap((id) => loaded.get(id) ?? []),
    tombstones: ids.filter((id) => !loaded.has(id)),
    next: rows.length > limit && last ? writeKeyset([last.seq]) : null,
  };
}

export async function unreadOf(tx: Db, uid: string): Promise<number> {
  const { unread } = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

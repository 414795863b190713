import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { userBucket } from '../../database/change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { loadNotifications, presentNotification } from '../../domain/notification/presenter.ts';

type Args = ArgsOf<'notification.list'>;
type Found = { items: Notification[]; tombstones: string[]; next: string | null };

/** Newest first; with `since` what has changed, in the order of the change log, with the ids of what is gone. */
export async function listNotifications(
  { tx }: CallContext,
  args: Args,
  uid: string,
): Promise<AnswerOf<'notification.list'>> {
  const found =
    args.since === undefined ? await newest(tx, args, uid) : await changed(tx, args, args.since, uid);
  return { ...found, unread: await unreadOf(tx, uid) };
}

async function newest(tx: Db, args: Args, uid: string): Promise<Found> {
  const page = openPage(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .where(page.behind(['created_at', 'id']))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, (row) => [row.created_at, row.id]);
  return { items: shown.map(presentNotification), tombstones: [], next };
}

async function changed(tx: Db, args: Args, since: string, uid: string): Promise<Found> {
  const page = openPage(args, ['number']);
  const rows = await tx
    .selectFrom('bucket_change')
    .where('bucket', '=', userBucket(uid))
    .where('tbl', '=', 'notification')
    .where('at', '>', new Date(since))
    .where(page.behind(['seq'], 'asc'))
    .select(['row_id', 'seq'])
    .orderBy('seq')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ seq }) => [seq]);
  const ids = shown.map((row) => row.row_id);
  const loaded = ids.length === 0 ? new Map() : await loadNotifications(tx, ids, uid);
  return {
    items: ids.flatMap((id) => loaded.get(id) ?? []),
    tombstones: ids.filter((id) => !loaded.has(id)),
    next,
  };
}

/** `after`: only those that came later. */
export async function unreadOf(tx: Db, uid: string, after?: Date): Promise<number> {
  let unread = kept(tx, uid).where('read_at', 'is', null);
  if (after !== undefined) unread = unread.where('created_at', '>', after);
  return Number((await unread.executeTakeFirstOrThrow()).count);
}

export async function countOf(tx: Db, uid: string): Promise<number> {
  return Number((await kept(tx, uid).executeTakeFirstOrThrow()).count);
}

const kept = (tx: Db, uid: string) =>
  tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'));

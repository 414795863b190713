import { v7 } from 'uuid';
import type { notificationCalls } from '../../../contract/calls/notification.ts';
import { transact } from '../../../server/api/transact.ts';
import { makeLink } from '../../../server/domain/link/link.ts';
import { notify } from '../../../server/domain/notification/notify.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import type { World } from '../world.ts';

/** Tells somebody something; the notification's id. */
async function tell({ t }: World, to: string): Promise<string> {
  await transact(t.parts, (context) =>
    notify(context, { to, type: 'system', ref: { type: 'export', id: v7() }, params: [] }),
  );
  const { id } = await t.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', to)
    .where('type', '=', 'system')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** No two cases read up to the same instant. */
let serial = 0;

export const notificationCases: CasesOf<typeof notificationCalls> = {
  'notification.create': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => ({
      userId: world.token(role) ?? 'self',
      _id: v7(),
      type: 'reminder',
      text: 'Call the bakery',
      ref: { type: 'job', id: v7() },
      at: '2026-03-05T09:00:00.000Z',
    }),
    // What a reminder is about is the person's own word: nothing is looked up.
    freeIds: ['_id', 'ref.id'],
  },
  'notification.list': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      const uid = world.token(role) ?? 'self';
      await tell(world, uid);
      return { userId: uid, limit: 1 };
    },
    check: ({ items, unread }) => {
      if (items.length !== 1 || unread < 1) throw new Error('what was told is not there');
    },
  },
  'notification.read-all': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      const uid = world.token(role) ?? 'self';
      await tell(world, uid);
      return { userId: uid, upTo: new Date(world.t.now.getTime() + ++serial).toISOString() };
    },
    check: ({ unread }) => {
      if (unread !== 0) throw new Error('something is still unread');
    },
  },
  'notification.delete': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      const uid = world.token(role) ?? 'self';
      return { userId: uid, _notificationId: await tell(world, uid) };
    },
    check: ({ deleted }) => {
      if (deleted !== 1) throw new Error('nothing was deleted');
    },
    // One that nobody has counts as deleted already.
    freeIds: ['_notificationId'],
  },
  'notification.unsubscribe': {
    by: 'guest',
    may: ['guest', 'locked', ...ACCOUNTS],
    args: async ({ t }) => {
      const { result: token } = await transact(t.parts, (context) =>
        makeLink(context, {
          action: 'unsubscribe',
          subject: { uid: 'self', type: 'message' },
          expiresAt: new Date(t.now.getTime() + 86_400_000),
        }),
      );
      return { token };
    },
  },
};

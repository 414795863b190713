import type { CallName } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { accept, apply, markSeen, reject, remove } from './application.ts';
import type { ModelContext } from './context.ts';
import { record } from './context.ts';
import { addMessage, read } from './conversation.ts';
import { createJob, deleteJob, publishJob, unpublishJob, updateJob } from './job.ts';
import { readNotifications, unreadOf } from './notify.ts';
import { createOffer, deleteOffer, updateOffer } from './offer.ts';

type Handler = (context: ModelContext, args: never) => unknown;

/** The writes of the simulation, by the name of the call. */
const HANDLERS: Partial<Record<CallName, Handler>> = {
  'application.accept': accept,
  'application.add': apply,
  'application.list': markSeen,
  'application.reject': reject,
  'application.remove': remove,
  'conversation.add-message': addMessage,
  'conversation.read': read,
  'job.create': createJob,
  'job.delete': deleteJob,
  'job.publish': publishJob,
  'job.unpublish': unpublishJob,
  'job.update': updateJob,
  'offer.create': createOffer,
  'offer.delete': deleteOffer,
  'offer.update': updateOffer,
  'notification.delete': (context: ModelContext, { _notificationId }: { _notificationId?: string }) => {
    const { state, uid } = context;
    let deleted = 0;
    for (const row of state.notifications.values()) {
      if (row._userId !== uid || row.deleted || (_notificationId ?? row._id) !== row._id) continue;
      const next = { ...row, deleted: true, ver: row.ver + 1 };
      state.notifications.set(row._id, next);
      record(context, `user:${uid}`, 'notification', next, true);
      deleted += 1;
    }
    return { deleted };
  },
  'notification.read-all': (context: ModelContext, { upTo }: { upTo: string }) => {
    readNotifications(context, ({ createdAt }) => createdAt <= upTo);
    return { unread: unreadOf(context) };
  },
};

export function handle(context: ModelContext, name: CallName, args: unknown): unknown {
  const named = args as { userId?: string; _userId?: string };
  for (const uid of [named.userId, named._userId])
    if (uid !== undefined && uid !== context.uid && name !== 'application.accept')
      throw new ApiError('identity_mismatch', 'this is not the account that sends it');
  const run = HANDLERS[name];
  if (!run) throw new ApiError('route_unknown', `${name} is not part of the model`);
  return run(context, args as never);
}

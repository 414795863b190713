import type { notificationCalls } from '../../../contract/calls/notification.ts';
import { asTold } from '../../api/again.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { personOfLink } from '../../domain/link/link.ts';
import { deleteNotifications, readAll } from './command.ts';
import { listNotifications } from './list.ts';
import { mayRemind, remind } from './remind.ts';
import { mayUnsubscribe, unsubscribe } from './unsubscribe.ts';

export const notificationHandlers: HandlersOf<typeof notificationCalls> = {
  'notification.create': handler('notification.create', mayRemind, remind, asTold(mayTouchOwn)),
  'notification.delete': handler(
    'notification.delete',
    mayTouchOwn,
    deleteNotifications,
    asTold(mayTouchOwn),
  ),
  'notification.list': handler('notification.list', mayTouchOwn, listNotifications),
  'notification.read-all': handler('notification.read-all', mayTouchOwn, readAll, asTold(mayTouchOwn)),
  'notification.unsubscribe': handler(
    'notification.unsubscribe',
    mayUnsubscribe,
    unsubscribe,
    asTold(),
    ({ tx }, { token }) => personOfLink(tx, token),
  ),
};

/** Everybody reads and deletes their own; that `userId` is the caller is checked for every call that names one. */
async function mayTouchOwn(context: CallContext, _args: unknown): Promise<string> {
  return userOf(context).id;
}

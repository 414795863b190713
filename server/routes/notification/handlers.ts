import type { notificationCalls } from '../../../contract/calls/notification.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { deleteNotifications, readAll } from './command.ts';
import { mayTouchOwn } from './policy.ts';

export const notificationHandlers: HandlersOf<typeof notificationCalls> = {
  'notification.delete': handler('notification.delete', mayTouchOwn, deleteNotifications),
  'notification.read-all': handler('notification.read-all', mayTouchOwn, readAll),
};

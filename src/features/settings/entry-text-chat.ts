import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppointmentStep } from '../../../contract/entities/conversation.ts';
import type { EntryTexts } from './entry-texts.ts';

export const CHAT_TEXTS: EntryTexts<'conversation' | 'notification'> = {
  'conversation.add-message': ({ who, args }) => messageText(who, args.appointment?.step),
  'conversation.clean': ({ who }) => msg`Conversation with ${who} emptied`,
  'conversation.close': ({ who }) => msg`Conversation with ${who} closed`,
  'conversation.delete-message': ({ who, args }) =>
    args.scope === 'all' ? msg`Message to ${who} deleted for all` : msg`Message to ${who} deleted for you`,
  'conversation.hide': ({ who }) => msg`Conversation with ${who} taken off the list`,
  'conversation.mute': ({ who, args }) =>
    args.until === null ? msg`Conversation with ${who} no longer muted` : msg`Conversation with ${who} muted`,
  'conversation.read': ({ who }) => msg`Messages of ${who} read`,
  'conversation.toggle-reaction': ({ who, args }) => {
    const { emoji } = args;
    return msg`${emoji} in the conversation with ${who}`;
  },
  'notification.create': () => msg`Reminder`,
  'notification.delete': ({ args }) =>
    args._notificationId === undefined ? msg`All notifications deleted` : msg`Notification deleted`,
  'notification.read-all': () => msg`Notifications read`,
};

function messageText(who: string | undefined, step: AppointmentStep | undefined): MessageDescriptor {
  if (!who) return msg`A message`;
  switch (step) {
    case 'proposed':
      return msg`Appointment suggested to ${who}`;
    case 'taken':
      return msg`Appointment with ${who} taken`;
    case 'declined':
    case 'withdrawn':
      return msg`Appointment with ${who} called off`;
    default:
      return msg`Message to ${who}`;
  }
}

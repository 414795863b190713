import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '../../contract/entities/notification.ts';

/**
 * What a notification says, in the reader's language: for the list in the page and for the system's notifications
 * from the worker. `params` are who and what: a person's or a company's name, and the title of the job.
 */
export function notificationText({ type, params }: Pick<Notification, 'type' | 'params'>): {
  title: MessageDescriptor;
  body: MessageDescriptor;
} {
  const [who = '', job = ''] = params;
  switch (type) {
    case 'application_new':
      return { title: msg`New application`, body: msg`${who} applied: ${job}` };
    case 'application_seen':
      return { title: msg`Your application was seen`, body: msg`${who} has opened it: ${job}` };
    case 'application_accepted':
      return { title: msg`${who} said yes to talking`, body: msg`You can write to each other now: ${job}` };
    case 'application_rejected':
      return { title: msg`An answer from ${who}`, body: msg`This one was a no: ${job}` };
    case 'application_withdrawn':
      return { title: msg`Application withdrawn`, body: msg`${who} has withdrawn: ${job}` };
    case 'message':
      return { title: msg`Message from ${who}`, body: msg`${job}` };
  }
}

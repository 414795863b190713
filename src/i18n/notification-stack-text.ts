import { msg, plural } from '@lingui/core/macro';
import type { Notification } from '../../contract/entities/notification.ts';
import { type NotificationText, notificationText } from './notification-text.ts';

/** Text of a stack of new applications for one job: how many, the newest name, and the job. The first is the newest. */
export function stackText(
  [first, ...more]: readonly [Notification, ...Notification[]],
  tag: string,
): NotificationText {
  if (more.length === 0) return oneText(first, tag);
  const [who = '', job = ''] = first.params;
  const count = more.length + 1;
  return {
    title: msg`${plural(count, { one: '# new application', other: '# new applications' })}`,
    body: msg`${plural(more.length, {
      one: `${who} and # more applied: ${job}`,
      other: `${who} and # more applied: ${job}`,
    })}`,
  };
}

/** Of what only members of a company get the worker tells in general words, so that everybody's stays small. */
function oneText(one: Notification, tag: string): NotificationText {
  const [name = ''] = one.params;
  if (one.type !== 'system' || one.ref.type !== 'job') return notificationText(one, tag);
  return {
    title: msg`Not online: ${name}`,
    body: msg`It could not go online at its time. Open it to see why.`,
  };
}

import type { NotificationPriority, NotificationType } from './entities/notification.ts';

/** How urgent each type is: the device may show high ones first; nothing breaks quiet hours. */
export const PRIORITY: Record<NotificationType, NotificationPriority> = {
  application_new: 'normal',
  application_seen: 'normal',
  application_accepted: 'high',
  application_rejected: 'normal',
  application_withdrawn: 'normal',
  application_due: 'high',
  offer_received: 'high',
  offer_changed: 'high',
  offer_answered: 'high',
  offer_expiring: 'high',
  message: 'high',
  conversation_request: 'normal',
  invite: 'normal',
  invite_answer: 'normal',
  job_saved_closing: 'normal',
  job_changed: 'normal',
  job_age_raised: 'high',
  search_hit: 'low',
  subscription: 'high',
  verification: 'normal',
  guardian: 'high',
  lock: 'high',
  system: 'normal',
  reminder: 'high',
  appointment: 'high',
};

/** Types of which at most one is unread for each group: the next one brings it up again instead of adding to it. */
export const COLLAPSING: readonly NotificationType[] = ['message', 'conversation_request', 'search_hit'];

/** Types that are mailed to everybody who has not said otherwise. */
export const MAILED: readonly NotificationType[] = ['application_new'];

/** A choice for one type; what is left out is as by default. `soon`: mailed within minutes, not once a day. */
export type ChannelChoice = {
  readonly push?: boolean | undefined;
  readonly mail?: boolean | undefined;
  readonly soon?: boolean | undefined;
};

export type Channels = { push: boolean; mail: boolean; soon: boolean };

/** Everything is pushed to devices that were registered for it; most is mailed only to who asked for it. */
export function channelsFor(type: NotificationType, choice: ChannelChoice | undefined): Channels {
  const mail = choice?.mail ?? MAILED.includes(type);
  return { push: choice?.push ?? true, mail, soon: mail && choice?.soon === true };
}

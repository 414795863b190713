import type { Notification, NotificationPriority, NotificationType } from './entities/notification.ts';

/** How urgent each type is: the device may show high ones first; nothing breaks quiet hours. */
export const PRIORITY: Record<NotificationType, NotificationPriority> = {
  application_new: 'normal',
  application_seen: 'normal',
  application_accepted: 'high',
  application_rejected: 'normal',
  application_withdrawn: 'normal',
  application_due: 'high',
  application_assigned: 'normal',
  application_mentioned: 'normal',
  application_keep: 'normal',
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

/** What settings switch together (usersettings.3): a row of their table. */
export type NotificationCategory =
  | 'answers'
  | 'messages'
  | 'offers'
  | 'matches'
  | 'saved_jobs'
  | 'applications'
  | 'due'
  | 'team'
  | 'account';

export const CATEGORY: Record<NotificationType, NotificationCategory> = {
  application_new: 'applications',
  application_seen: 'answers',
  application_accepted: 'answers',
  application_rejected: 'answers',
  application_withdrawn: 'applications',
  application_due: 'due',
  application_assigned: 'team',
  application_mentioned: 'team',
  application_keep: 'answers',
  offer_received: 'offers',
  offer_changed: 'offers',
  offer_answered: 'offers',
  offer_expiring: 'offers',
  message: 'messages',
  conversation_request: 'messages',
  invite: 'account',
  invite_answer: 'account',
  job_saved_closing: 'saved_jobs',
  job_changed: 'answers',
  job_age_raised: 'account',
  search_hit: 'matches',
  subscription: 'account',
  verification: 'account',
  guardian: 'account',
  lock: 'account',
  system: 'account',
  reminder: 'account',
  appointment: 'messages',
};

/** Rows of the table for each side, in their order. */
export const CATEGORIES_OF: Record<'talent' | 'company', readonly NotificationCategory[]> = {
  talent: ['answers', 'messages', 'offers', 'matches', 'saved_jobs', 'account'],
  company: ['applications', 'due', 'team', 'messages', 'offers', 'account'],
};

/** The job a group of notifications is about, if it is about one. */
export function jobOfGroup(groupKey: string): string | undefined {
  return /^job:(.+)$/.exec(groupKey)?.[1];
}

/** Categories of which somebody may want nothing at all: all others are facts that the app has to show. */
export const OPTIONAL_IN_APP: readonly NotificationCategory[] = ['matches', 'saved_jobs'];

export function typesOf(category: NotificationCategory): NotificationType[] {
  return (Object.keys(CATEGORY) as NotificationType[]).filter((type) => CATEGORY[type] === category);
}

/**
 * A choice for one type; what is left out is as by default. `app`: whether there is a notification at all, where it may
 * be left out. `soon`: mailed within minutes, not once a day.
 */
export type ChannelChoice = {
  readonly app?: boolean | undefined;
  readonly push?: boolean | undefined;
  readonly mail?: boolean | undefined;
  readonly soon?: boolean | undefined;
};

export type Channels = { app: boolean; push: boolean; mail: boolean; soon: boolean };

/** Everything is pushed to devices that were registered for it; most is mailed only to who asked for it. */
export function channelsFor(type: NotificationType, choice: ChannelChoice | undefined): Channels {
  const app = choice?.app !== false || !OPTIONAL_IN_APP.includes(CATEGORY[type]);
  const mail = app && (choice?.mail ?? MAILED.includes(type));
  return { app, push: app && (choice?.push ?? true), mail, soon: mail && choice?.soon === true };
}

/**
 * The third parameter of `application_rejected` where the application ended without the company's answer. A type of its
 * own would be unknown to older apps.
 */
export const ENDED_UNANSWERED = 'closed';
export const endedUnanswered = ({
  type,
  params,
}: Pick<Notification, 'type'> & { readonly params: readonly string[] }) =>
  type === 'application_rejected' && params[2] === ENDED_UNANSWERED;

/** The third parameter of `subscription`: when a trial ends that the first bill follows. */
export const trialEndOf = ({
  type,
  params,
}: Pick<Notification, 'type'> & { readonly params: readonly string[] }) =>
  type === 'subscription' ? params[2] : undefined;

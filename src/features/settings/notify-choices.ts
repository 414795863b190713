import type { Settings } from '../../../contract/entities/settings.ts';
import {
  type Channels,
  channelsFor,
  type NotificationCategory,
  typesOf,
} from '../../../contract/notification-rules.ts';
import { timeOver } from '../../../contract/policy/register-time.ts';

type Notify = Settings['notify'];
export type Channel = 'app' | 'push' | 'mail';

/** When emails come: within minutes, once in the morning, or not at all. */
export type MailTime = 'soon' | 'daily' | 'never';

/** A category is on in a channel as long as one of its types is: a mail's way out ends one type alone. */
export function choiceOf(notify: Notify, category: NotificationCategory): Channels {
  const all = typesOf(category).map((type) => channelsFor(type, notify?.[type]?.value ?? undefined));
  const some = (channel: keyof Channels) => all.some((channels) => channels[channel]);
  return { app: some('app'), push: some('push'), mail: some('mail'), soon: some('soon') };
}

/** What to set so that a category is told, or not told, by a channel. @param now milliseconds since the epoch */
export function chosen(
  notify: Notify,
  category: NotificationCategory,
  { channel, on, now }: { channel: Channel; on: boolean; now: number },
): NonNullable<Notify> {
  // What is in no list can be in no push or mail either.
  const also = channel !== 'app' && on ? { app: true } : {};
  return changed(notify, [category], { ...also, [channel]: on }, now);
}

/** When the mails of all these categories come. */
export function mailTimeOf(notify: Notify, categories: readonly NotificationCategory[]): MailTime {
  const mailed = categories.map((category) => choiceOf(notify, category)).filter(({ mail }) => mail);
  if (mailed.length === 0) return 'never';
  return mailed.some(({ soon }) => soon) ? 'soon' : 'daily';
}

/**
 * What to set for another time. The ticks stay; where there is none, `first` gets one, because a time without any mail
 * would say nothing.
 */
export function timed(
  notify: Notify,
  categories: readonly NotificationCategory[],
  { time, first, now }: { time: MailTime; first: NotificationCategory; now: number },
): NonNullable<Notify> {
  if (time === 'never') return changed(notify, categories, { mail: false }, now);
  const isNone = mailTimeOf(notify, categories) === 'never';
  return {
    ...changed(notify, categories, { soon: time === 'soon' }, now),
    ...(isNone && changed(notify, [first], { mail: true, soon: time === 'soon' }, now)),
  };
}

function changed(
  notify: Notify,
  categories: readonly NotificationCategory[],
  change: Partial<Channels>,
  now: number,
): NonNullable<Notify> {
  return Object.fromEntries(
    categories.flatMap(typesOf).map((type) => {
      const known = notify?.[type];
      return [type, { value: { ...known?.value, ...change }, at: timeOver(known, now) }];
    }),
  );
}

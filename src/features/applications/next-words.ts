import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { TrackedState } from '../../../contract/entities/tracking.ts';
import type { Entry, Next, Show, Turn } from './timeline.ts';

/** Names of the groups. */
export const TURN_TEXTS: Record<Turn, MessageDescriptor> = {
  mine: msg`Your turn`,
  theirs: msg`The company’s turn`,
  unsent: msg`Not sent yet`,
  over: msg`Closed`,
};

/** What can be chosen to be shown. */
export const SHOW_TEXTS: Record<Show, MessageDescriptor> = {
  all: msg({ message: 'All', context: 'applications that are shown' }),
  open: msg({ message: 'Open', context: 'applications that are shown' }),
  here: msg({ message: 'Sent here', context: 'applications that are shown' }),
  elsewhere: msg({ message: 'Sent elsewhere', context: 'applications that are shown' }),
};

/** How an application that was made elsewhere stands. */
export const TRACKED_TEXTS: Record<TrackedState, MessageDescriptor> = {
  sent: msg`Sent`,
  talk: msg`Interview held`,
  hired: msg`Hired`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

/**
 * What happens next, in words; undefined where the state says it all.
 * @param day the day of the row, as it is read
 */
export function nextText(
  { next, turn, at }: Pick<Entry, 'next' | 'turn' | 'at'>,
  day: string,
): MessageDescriptor | undefined {
  switch (next.kind) {
    case 'need':
      return needText(next, at, day);
    case 'answer':
      return msg`Answer by ${day}`;
    case 'overdue':
      return msg`The answer is overdue: ask for it`;
    case 'reminder':
      return turn === 'mine' ? msg`You wanted to be reminded: ${day}` : msg`Your reminder: ${day}`;
    case 'quiet':
      return msg`${plural(next.days, { one: 'Quiet for # day: ask again', other: 'Quiet for # days: ask again' })}`;
    case 'ask-again':
      return msg`Ask again on ${day}`;
    default:
      return turn === 'unsent' ? msg`Goes out when you are online` : undefined;
  }
}

function needText(
  { need }: Extract<Next, { kind: 'need' }>,
  at: string | null,
  day: string,
): MessageDescriptor {
  switch (need.kind) {
    case 'decide':
      return msg`Not sent: decide what happens`;
    case 'offer':
      return at === null ? msg`You answer the offer` : msg`You answer: offer until ${day}`;
    case 'write':
      return msg`Write to them`;
    case 'read':
      return msg`${plural(need.unread, { one: '# unread message', other: '# unread messages' })}`;
  }
}

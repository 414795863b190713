import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** "5 h left", "3 days left": to the nearest day, so that a promise of five days begins with five. */
export function timeLeft(hours: number): MessageDescriptor {
  if (hours < 1) return msg`under an hour left`;
  if (hours < 24) return msg`${hours} h left`;
  return msg`${plural(Math.round(hours / 24), { one: '# day left', other: '# days left' })}`;
}

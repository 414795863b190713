import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Due } from '../../../replica/queries/due.ts';

/** "overdue", "5 h left", "3 days left". */
export function dueText(due: Due): MessageDescriptor {
  if (due.kind === 'overdue') return msg`overdue`;
  const { hours } = due;
  if (hours < 1) return msg`under an hour left`;
  if (hours < 24) return msg`${hours} h left`;
  return msg`${plural(Math.floor(hours / 24), { one: '# day left', other: '# days left' })}`;
}

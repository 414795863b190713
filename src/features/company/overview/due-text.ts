import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Due } from './due.ts';

/** "overdue", "due today", "3 days left". */
export function dueText(due: Due): MessageDescriptor {
  if (due.kind === 'overdue') return msg`overdue`;
  if (due.days === 0) return msg`due within a day`;
  return msg`${plural(due.days, { one: '# day left', other: '# days left' })}`;
}

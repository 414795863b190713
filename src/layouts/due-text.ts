import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** "3 answers due" */
export function dueText(count: number): MessageDescriptor {
  return msg`${plural(count, { 0: 'No answers due', one: '# answer due', other: '# answers due' })}`;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Need } from './needs.ts';

/** What an application waits for, as something to do; a refused one tells it by its state line. */
export function needText(need: Exclude<Need, { kind: 'decide' }>): MessageDescriptor {
  return need.kind === 'write'
    ? msg`Write to them`
    : msg`${plural(need.unread, { one: '# unread message', other: '# unread messages' })}`;
}

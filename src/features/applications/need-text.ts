import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Need } from './needs.ts';

/** What an application waits for, as something to do. */
export function needText(need: Need): MessageDescriptor {
  switch (need.kind) {
    case 'decide':
      return msg`Not accepted: decide what to do`;
    case 'read':
      return msg`${plural(need.unread, { one: '# unread message', other: '# unread messages' })}`;
    case 'write':
      return msg`They said yes: write the first words`;
  }
}

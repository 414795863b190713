import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Closing } from '../../../contract/policy/closing.ts';

/** "closes in 5 days" */
export function closingText(closing: Closing): MessageDescriptor {
  switch (closing.kind) {
    case 'over':
      return msg`closed`;
    case 'minutes':
      return msg`closes within the hour`;
    case 'hours':
      return msg`${plural(closing.count, { one: 'closes in # hour', other: 'closes in # hours' })}`;
    case 'days':
      return msg`${plural(closing.count, { one: 'closes in # day', other: 'closes in # days' })}`;
  }
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Creator } from '../../contract/entities/creator.ts';

/** Whether a creator takes on work. */
export const AVAILABILITY_LABEL: Record<NonNullable<Creator['availability']>['status'], MessageDescriptor> = {
  open: msg({ message: 'Takes on work', context: 'creator' }),
  limited: msg({ message: 'Has little time', context: 'creator' }),
  closed: msg({ message: 'Takes no work at present', context: 'creator' }),
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../../../contract/entities/application.ts';

/** How it ended, where a card has to say it because its column holds several ends. */
export const OUTCOME: Partial<Record<ApplicationStatus, MessageDescriptor>> = {
  rejected: msg({ message: 'rejected', context: 'how an application ended' }),
  withdrawn: msg({ message: 'withdrawn', context: 'how an application ended' }),
  removed: msg({ message: 'removed', context: 'how an application ended' }),
  closed: msg({ message: 'closed', context: 'how an application ended' }),
};

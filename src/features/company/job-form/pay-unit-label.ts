import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayUnit } from '../../../../contract/entities/job.ts';

/** What pay is counted by, as a choice. */
export const PAY_UNIT_LABEL: Record<PayUnit, MessageDescriptor> = {
  HOUR: msg({ message: 'hour', context: 'pay per' }),
  DAY: msg({ message: 'day', context: 'pay per' }),
  WEEK: msg({ message: 'week', context: 'pay per' }),
  MONTH: msg({ message: 'month', context: 'pay per' }),
  YEAR: msg({ message: 'year', context: 'pay per' }),
  PROJECT: msg({ message: 'project', context: 'pay per' }),
};

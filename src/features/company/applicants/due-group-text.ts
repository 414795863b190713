import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DueGroup } from './due-groups.ts';

export const DUE_GROUP_TEXT: Record<DueGroup, MessageDescriptor> = {
  overdue: msg`Overdue`,
  today: msg`Due today`,
  tomorrow: msg`Due tomorrow`,
  week: msg`Due this week`,
  later: msg`Due later`,
  none: msg`Nothing promised`,
};

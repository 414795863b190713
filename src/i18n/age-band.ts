import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgeBand } from '../../contract/entities/application.ts';

/** All that a company learns of an age. */
export const AGE_BAND: Record<AgeBand, MessageDescriptor> = {
  u15: msg`under 15`,
  '15_17': msg`15 to 17`,
  '18plus': msg`18 or older`,
};

/** On cards, where there is room for a number. */
export const AGE_BAND_SHORT: Record<AgeBand, MessageDescriptor> = {
  u15: msg`under 15`,
  '15_17': msg`15–17`,
  '18plus': msg`18+`,
};

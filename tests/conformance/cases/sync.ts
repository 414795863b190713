import type { syncCalls } from '../../../contract/calls/sync.ts';
import type { CasesOf } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';

export const syncCases: CasesOf<typeof syncCalls> = {
  'sync.pull': {
    by: 'self',
    may: ACCOUNTS,
    args: async () => ({ limit: 20 }),
    check: ({ buckets, changes }) => {
      const strangers = changes.filter(({ bucket }) => !buckets.includes(bucket));
      if (strangers.length > 0) throw new Error('rows of a bucket that is not the caller’s');
    },
  },
};

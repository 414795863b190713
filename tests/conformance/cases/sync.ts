import type { syncCalls } from '../../../contract/calls/sync.ts';
import type { CasesOf, Role } from '../case.ts';

const ACCOUNTS: Role[] = [
  'stranger',
  'minor',
  'self',
  'participant',
  'member',
  'canChat',
  'canSign',
  'owner',
  'foreignOwner',
  'formerMember',
  'staff',
];

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

import type { redirectCalls } from '../../../contract/calls/redirect.ts';
import { transact } from '../../../server/api/transact.ts';
import { putRedirect } from '../../../server/domain/redirect/put-redirect.ts';
import type { CasesOf } from '../case.ts';
import { ALSO_LOCKED } from '../role-sets.ts';

export const redirectCases: CasesOf<typeof redirectCalls> = {
  'redirect.list': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async ({ t }) => {
      await transact(t.parts, (context) => putRedirect(context, { from: '/old', to: '/pwa' }));
      return {};
    },
    check: (redirects) => {
      if (redirects.length === 0) throw new Error('nothing leads anywhere');
    },
  },
};

import type { webpageCalls } from '../../../contract/calls/webpage.ts';
import type { CasesOf } from '../case.ts';
import { ALSO_LOCKED } from '../role-sets.ts';
import { makePage } from './make-content.ts';

export const webpageCases: CasesOf<typeof webpageCalls> = {
  'webpage.list': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => {
      await makePage(world);
      return {};
    },
    check: (pages) => {
      if (!pages.some(({ _id }) => _id === 'about')) throw new Error('the page is not listed');
    },
  },
  'webpage.get': {
    by: 'guest',
    may: ALSO_LOCKED,
    args: async (world) => ({ webpageId: await makePage(world) }),
    check: ({ blocks }) => {
      if (blocks.de_DE?.length !== 1) throw new Error('the page is not whole');
    },
  },
};

import type { searchCalls } from '../../../contract/calls/search.ts';
import { marketFigures } from '../../../server/domain/job/market-figures.ts';
import { makeDue } from '../../../server/testing/make-due.ts';
import type { CasesOf } from '../case.ts';
import { EVERYBODY } from '../role-sets.ts';

export const searchCases: CasesOf<typeof searchCalls> = {
  'search.jobs': {
    by: 'guest',
    may: EVERYBODY,
    args: async ({ newJob }) => {
      await newJob();
      return { q: 'Bakery', place: 'Celle', radius: 10, kind: ['minijob'], sort: 'distance', limit: 5 };
    },
    check: ({ items, total, place }) => {
      if (items.length === 0 || total < items.length) throw new Error('the new job was not found');
      if (place?.label !== 'Celle') throw new Error('the place was not understood');
      if (items.some((item) => 'description' in item)) throw new Error('a card holds no long texts');
    },
  },
  'search.step': {
    by: 'self',
    may: EVERYBODY,
    // Guests read; for people with an account it is recorded.
    args: async ({ newJob }, role) => ({
      jobId: (await newJob())._id,
      filters: { q: 'Bakery' },
      limit: 3,
      ...(role === 'guest' ? {} : { event: 'save' as const }),
    }),
    check: ({ job, state }, _world, args) => {
      if (job._id !== args.jobId) throw new Error('another job');
      if (!state.saved) throw new Error('it was not saved');
    },
  },
  'market.figures': {
    by: 'guest',
    may: EVERYBODY,
    args: async ({ t, newJob }) => {
      await newJob();
      await makeDue(t, marketFigures);
      await t.doWork();
      return {};
    },
    check: (figures) => {
      if (!figures || figures.jobs === 0) throw new Error('the market was not counted');
    },
  },
  'place.suggest': {
    by: 'guest',
    may: EVERYBODY,
    args: async () => ({ q: 'Muenchen', limit: 3 }),
    check: ([first]) => {
      if (first?.label !== 'München') throw new Error('München was not found');
    },
  },
};

import type { searchCalls } from '../../../contract/calls/search.ts';
import { reread } from '../../api/again.ts';
import { besideCaller, type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { readMarketFigures } from './market-figures.ts';
import { mayReadFigures, maySearch, mayStep, maySuggest, SEARCHING } from './policy.ts';
import { searchJobs } from './search-jobs.ts';
import { stepInSearch } from './step.ts';
import { suggestPlaces } from './suggest-places.ts';

export const searchHandlers: HandlersOf<typeof searchCalls> = {
  'market.figures': handler('market.figures', mayReadFigures, readMarketFigures),
  'place.suggest': handler('place.suggest', maySuggest, suggestPlaces),
  'search.jobs': besideCaller(handler('search.jobs', maySearch, searchJobs), SEARCHING),
  'search.step': handler(
    'search.step',
    mayStep,
    stepInSearch,
    reread(async (context, args) =>
      stepInSearch(context, { ...args, event: undefined }, await mayStep(context, args)),
    ),
    ownRecord,
  ),
};

/**
 * What the first list of jobs is painted without, fetched as one file: ten files would be ten requests, and ten lines in
 * the list by which the worker tells right files from wrong ones.
 */
export { placeNamed } from '../../replica/market/place-match.ts';
export { BesideList } from './beside-list.tsx';
export { ChosenChips } from './chosen-chips.tsx';
export { FilterSheet } from './filter-sheet.tsx';
export { HiddenRow } from './hidden-row.tsx';
export { HiddenThings } from './hidden-things.tsx';
export { MarketTabs } from './market-tabs.tsx';
export { NoMarket } from './no-market.tsx';
export { NothingFound } from './nothing-found.tsx';
export { OnlineJobs } from './online-jobs.tsx';
export { SavedJobs } from './saved-jobs.tsx';
export { SearchActs } from './search-acts.tsx';
export { WordsIn } from './words-in.tsx';

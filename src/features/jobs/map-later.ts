/** What draws the country, fetched as one file when it is first looked at: the outline is most of it. */
export { JobPlace } from './job-place.tsx';
export { MarketMap } from './market-map.tsx';

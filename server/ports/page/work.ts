import { FETCH_FEED, feedToFetch, noteFetched } from '../../domain/publication/feed/fetched.ts';
import { outside, type WorkKinds } from '../../work/work.ts';
import { type FeedAds, feedAds } from './feed-ads.ts';
import { PageFailure } from './page-failure.ts';

/** Fetches and reads the feeds that are due, outside of any transaction: a stranger's server may be slow. */
export const pageWork: WorkKinds = {
  [FETCH_FEED]: outside(async (context, payload) => {
    const { feedId } = payload as { feedId: string };
    const url = await feedToFetch(context, feedId);
    if (url === undefined) return undefined;
    const { pages } = context.ports;
    return async () => {
      const fetched = await pages.read(url).then<FeedAds, FeedAds>(
        (body) => feedAds(body),
        (error: unknown) => {
          if (error instanceof PageFailure) return { failure: error.reason };
          throw error;
        },
      );
      return {
        settle: (after) => noteFetched(after, { feedId, url }, fetched),
        fault: 'failure' in fetched ? fetched.fault : undefined,
      };
    };
  }),
};

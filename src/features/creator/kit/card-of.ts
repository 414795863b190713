import type { Creator, CreatorCard } from '../../../../contract/entities/creator.ts';

/** The creator as companies read it: no page that is not proven, or was once. The server shows them the same. */
export function cardOf(creator: Creator): CreatorCard {
  const { _id, handle, bio, niches, languages, region, packages, examples, photos } = creator;
  const { audience, availability } = creator;
  return {
    ...{ _id, handle, bio, niches, languages, region, packages, examples, photos, audience, availability },
    sources: creator.sources.flatMap(({ status, ...source }) =>
      status === 'verified' || status === 'expired'
        ? [
            {
              platform: source.platform,
              url: source.url,
              handle: source.handle,
              status,
              verifiedAt: source.verifiedAt,
              declaredFollowers: source.declaredFollowers,
              measuredFollowers: source.measuredFollowers,
            },
          ]
        : [],
    ),
  };
}

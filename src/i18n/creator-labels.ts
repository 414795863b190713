import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Platform } from '../../contract/entities/campaign.ts';
import type { PackageFormat } from '../../contract/entities/creator.ts';

/** What platforms and formats of creators are called, for every screen that shows a creator. */

export const PLATFORM_LABEL: Record<Platform, MessageDescriptor> = {
  youtube: msg`YouTube`,
  instagram: msg`Instagram`,
  tiktok: msg`TikTok`,
  twitch: msg`Twitch`,
  x: msg`X`,
  podcast: msg({ message: 'Podcast', context: 'platform' }),
  website: msg({ message: 'Website or blog', context: 'platform' }),
};

export const FORMAT_LABEL: Record<PackageFormat, MessageDescriptor> = {
  video: msg({ message: 'Video', context: 'format of a creator’s package' }),
  short: msg({ message: 'Short video', context: 'format of a creator’s package' }),
  story: msg({ message: 'Story', context: 'format of a creator’s package' }),
  post: msg({ message: 'Post', context: 'format of a creator’s package' }),
  stream: msg({ message: 'Live stream', context: 'format of a creator’s package' }),
  article: msg({ message: 'Article', context: 'format of a creator’s package' }),
  audio: msg({ message: 'Audio', context: 'format of a creator’s package' }),
  other: msg({ message: 'Something else', context: 'format of a creator’s package' }),
};

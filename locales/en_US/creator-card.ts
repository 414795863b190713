import type { CreatorCardWords } from '../types/creator-card.ts';

const count = (n: number, one: string, other: string) => (n === 1 ? one : `${n} ${other}`);

export const creatorCard: CreatorCardWords = {
  platform: {
    youtube: 'YouTube',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    twitch: 'Twitch',
    x: 'X',
    podcast: 'Podcast',
    website: 'Website or blog',
  },
  format: {
    video: 'Video',
    short: 'Short video',
    story: 'Story',
    post: 'Post',
    stream: 'Live stream',
    article: 'Article',
    audio: 'Audio',
    other: 'Something else',
  },
  availability: {
    open: 'Takes on work',
    limited: 'Has little time',
    closed: 'Takes no work at present',
  },
  freeFrom: (day) => `Free from ${day}`,
  followers: 'Followers, measured by the platform on',
  theirs: 'verified on',
  works: 'Work',
  packages: 'Packages',
  pack: (n, format, platform) => `${n} × ${format}, ${platform}`,
  within: (days) => count(days, 'within a day', 'days'),
  revisions: (n) => (n === 0 ? 'no revision' : count(n, '1 revision', 'revisions')),
  net: 'net of VAT',
  rights: 'Usage rights:',
  exclusivity: 'Exclusivity:',
  from: (sum) => `from ${sum}`,
  ask: 'Ask',
  askNote: 'For companies with an account at Zusage',
  print: 'Print the media kit',
  report: 'Report this profile',
  about: (niches) => (niches === '' ? 'Creator on Zusage' : `Creator on Zusage: ${niches}`),
  missingTitle: 'This profile is not public',
  missing: 'There is none here, or it is not shown at present. Ask the person who sent you the link.',
};

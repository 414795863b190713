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
    website: 'Website oder Blog',
  },
  format: {
    video: 'Video',
    short: 'Kurzvideo',
    story: 'Story',
    post: 'Beitrag',
    stream: 'Livestream',
    article: 'Artikel',
    audio: 'Audio',
    other: 'Anderes',
  },
  availability: {
    open: 'Nimmt Aufträge an',
    limited: 'Hat wenig Zeit',
    closed: 'Nimmt gerade nichts an',
  },
  freeFrom: (day) => `Frei ab ${day}`,
  followers: 'Follower, von der Plattform gemessen am',
  theirs: 'bestätigt am',
  works: 'Arbeiten',
  packages: 'Pakete',
  pack: (n, format, platform) => `${n} × ${format}, ${platform}`,
  within: (days) => count(days, 'in einem Tag', 'Tage'),
  revisions: (n) => (n === 0 ? 'ohne Korrektur' : count(n, '1 Korrektur', 'Korrekturen')),
  net: 'netto',
  rights: 'Nutzung:',
  exclusivity: 'Exklusiv:',
  from: (sum) => `ab ${sum}`,
  ask: 'Anfragen',
  askNote: 'Für Firmen mit Konto bei Zusage',
  print: 'Mediakit drucken',
  report: 'Profil melden',
  about: (niches) => (niches === '' ? 'Creator auf Zusage' : `Creator auf Zusage: ${niches}`),
  missingTitle: 'Dieses Profil ist nicht öffentlich',
  missing:
    'Es gibt hier keines, oder es ist gerade nicht zu sehen. Frag die Person, die dir den Link geschickt hat.',
};

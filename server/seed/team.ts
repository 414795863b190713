import type { NewTeamMember } from '../domain/team/put-team-member.ts';

/** Invented people, for the sample market only. */
export const SAMPLE_TEAM: readonly NewTeamMember[] = [
  {
    _id: 'lale-brandt',
    name: 'Lale Brandt',
    role: { de_DE: 'Leitung', en_US: 'Lead' },
    bio: {
      de_DE: 'Hat selbst 140 Bewerbungen geschrieben und 61 Antworten bekommen.',
      en_US: 'Wrote 140 applications herself and got 61 answers.',
    },
    imageSource: null,
    links: [{ label: 'Presse', url: 'mailto:presse@zusage.example' }],
    position: 1,
    active: true,
  },
  {
    _id: 'tomasz-wolny',
    name: 'Tomasz Wolny',
    role: { de_DE: 'Technik', en_US: 'Engineering' },
    bio: {
      de_DE: 'Sorgt dafür, dass im Tunnel nichts verloren geht.',
      en_US: 'Sees to it that nothing is lost in a tunnel.',
    },
    imageSource: null,
    links: [],
    position: 2,
    active: true,
  },
  {
    _id: 'miriam-okafor',
    name: 'Miriam Okafor',
    role: { de_DE: 'Jugendschutz und Meldungen', en_US: 'Protection of minors and reports' },
    bio: {
      de_DE: 'Liest jede Meldung selbst und antwortet Eltern.',
      en_US: 'Reads every report herself and answers parents.',
    },
    imageSource: null,
    links: [{ label: 'Hilfe', url: 'mailto:hilfe@zusage.example' }],
    position: 3,
    active: true,
  },
];

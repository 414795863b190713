import type { Pay } from '../../../contract/entities/job.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { type PageLanguage, pageLanguage } from './page-language.ts';

export type Words = {
  lang: PageLanguage;
  tag: string;
  slogan: string;
  kind: Record<JobKind, string>;
  unit: Record<Pay['unit'], string>;
  pay: string;
  hours: string;
  place: string;
  remote: string;
  start: string;
  closes: string;
  openings: string;
  minAge: string;
  years: string;
  reply: (days: number) => string;
  verified: string;
  tasks: string;
  must: string;
  nice: string;
  benefits: string;
  apply: string;
  applyHint: string;
  search: string;
  closedTitle: string;
  closed: string;
  missingTitle: string;
  missing: string;
};

const de: Words = {
  lang: 'de',
  tag: 'de-DE',
  slogan: 'Jobs, die antworten.',
  kind: {
    employment: 'Anstellung',
    minijob: 'Minijob',
    apprenticeship: 'Ausbildung',
    internship: 'Praktikum',
    holiday: 'Ferienjob',
    freelance: 'Freie Mitarbeit',
    campaign: 'Creator-Kampagne',
  },
  unit: { HOUR: 'Stunde', DAY: 'Tag', WEEK: 'Woche', MONTH: 'Monat', YEAR: 'Jahr', PROJECT: 'Projekt' },
  pay: 'Lohn',
  hours: 'Stunden in der Woche',
  place: 'Ort',
  remote: 'von überall',
  start: 'Beginn',
  closes: 'Bewerben bis',
  openings: 'Freie Stellen',
  minAge: 'Mindestalter',
  years: 'Jahre',
  reply: (days) =>
    days === 1
      ? 'Antwort innerhalb eines Tages versprochen'
      : `Antwort innerhalb von ${days} Tagen versprochen`,
  verified: 'geprüft',
  tasks: 'Was du tun wirst',
  must: 'Was du brauchst',
  nice: 'Was schön wäre',
  benefits: 'Was du bekommst',
  apply: 'Bewerben',
  applyHint: 'Dazu brauchst du ein kostenloses Konto. Die Bewerbung geht auch ohne Netz.',
  search: 'Andere Jobs ansehen',
  closedTitle: 'Dieser Job ist nicht mehr frei.',
  closed: 'Die Firma hat ihn geschlossen, oder die Zeit dafür ist vorbei.',
  missingTitle: 'Diesen Job gibt es nicht.',
  missing: 'Die Adresse ist vielleicht falsch geschrieben.',
};

const en: Words = {
  lang: 'en',
  tag: 'en',
  slogan: 'Jobs that answer.',
  kind: {
    employment: 'Employment',
    minijob: 'Mini job',
    apprenticeship: 'Apprenticeship',
    internship: 'Internship',
    holiday: 'Holiday job',
    freelance: 'Freelance',
    campaign: 'Creator campaign',
  },
  unit: { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year', PROJECT: 'project' },
  pay: 'Pay',
  hours: 'Hours a week',
  place: 'Place',
  remote: 'from anywhere',
  start: 'Start',
  closes: 'Apply until',
  openings: 'Openings',
  minAge: 'Minimum age',
  years: 'years',
  reply: (days) => (days === 1 ? 'Answer promised within a day' : `Answer promised within ${days} days`),
  verified: 'verified',
  tasks: 'What you will do',
  must: 'What you need',
  nice: 'What would be nice',
  benefits: 'What you get',
  apply: 'Apply',
  applyHint: 'You need a free account for it. Applying works without network as well.',
  search: 'Look at other jobs',
  closedTitle: 'This job is no longer open.',
  closed: 'The company has closed it, or its time is over.',
  missingTitle: 'There is no such job.',
  missing: 'The address may be mistyped.',
};

const WORDS: Record<PageLanguage, Words> = { de, en };

/** In the first of the reader's languages that is written here; German where none is: the market is. */
export function wordsFor(accepted: string | undefined): Words {
  return WORDS[pageLanguage(accepted)];
}

import type { JobPageWords, UnsubscribeWords } from '../types/pages.ts';

export const jobPage: JobPageWords = {
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
  report: 'Anzeige melden',
  reportByMail: 'Ohne Konto melden, per Mail',
  reportSubject: (title) => `Meldung: ${title}`,
  search: 'Andere Jobs ansehen',
  closedTitle: 'Dieser Job ist nicht mehr frei.',
  closed: 'Die Firma hat ihn geschlossen, oder die Zeit dafür ist vorbei.',
  missingTitle: 'Diesen Job gibt es nicht.',
  missing: 'Die Adresse ist vielleicht falsch geschrieben.',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
};

export const unsubscribe: UnsubscribeWords = {
  title: 'Mails von Zusage',
  ask: 'Möchtest du keine Mails dieser Art mehr bekommen?',
  button: 'Keine solchen Mails mehr',
  done: 'Erledigt: Du bekommst keine Mails dieser Art mehr. In der App findest du weiterhin alles, und dort kannst du sie wieder einschalten.',
};

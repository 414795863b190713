import type { JobDraft } from '../../contract/entities/job.ts';

/** A job as its form holds it. */
export const bakery: JobDraft = {
  kind: 'minijob',
  title: 'Verkauf am Samstag (m/w/d)',
  description: 'Du verkaufst Brot und Kuchen und weißt bald, wer was mag.',
  tasks: ['Verkaufen', 'Kaffee kochen'],
  must: ['Lust auf Menschen'],
  nice: [],
  skills: [],
  benefits: ['Brot für zu Hause'],
  employmentType: ['PART_TIME'],
  pay: { min: 1450, max: 1600, currency: 'EUR', unit: 'HOUR' },
  hours: { min: 8, max: 10, text: 'Samstag, 6 bis 14 Uhr' },
  shifts: [],
  schooling: null,
  workplace: [],
  location: { label: 'Köln', lat: 50.94, lng: 6.96 },
  remote: 'none',
  startDate: '2026-12-01',
  endDate: null,
  openings: 2,
  minAge: 15,
  questions: [],
  campaign: null,
};

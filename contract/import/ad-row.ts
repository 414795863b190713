import { fold } from '../fold.ts';
import type { Table } from './read-table.ts';

/**
 * The fields of an advertisement, and the names a column may have for each, compared without case, accents and signs.
 * The first name is the one that is told to people.
 */
export const COLUMNS = {
  job_id: [
    'job_id',
    'id',
    'kennung',
    'referenz',
    'referenznummer',
    'referencenumber',
    'requisitionid',
    'nummer',
    'nr',
    'stellen_id',
    'guid',
    'kz',
  ],
  title: [
    'title',
    'job_title',
    'jobtitle',
    'titel',
    'stelle',
    'stellentitel',
    'stellenbezeichnung',
    'bezeichnung',
  ],
  description: ['description', 'beschreibung', 'stellenbeschreibung', 'text', 'anzeigentext', 'aufgaben'],
  location: ['location', 'place', 'standort', 'arbeitsort', 'einsatzort'],
  city: ['city', 'town', 'ort', 'stadt'],
  postcode: ['postcode', 'plz', 'zip', 'postal_code', 'postalcode', 'postleitzahl'],
  salary_range: ['salary_range', 'salary', 'pay', 'gehalt', 'lohn', 'vergütung', 'verdienst'],
  salary_min: ['salary_min', 'gehalt_von', 'gehalt_min', 'lohn_von', 'stundenlohn'],
  salary_max: ['salary_max', 'gehalt_bis', 'gehalt_max', 'lohn_bis'],
  salary_period: [
    'salary_period',
    'salary_unit',
    'gehalt_je',
    'gehalt_pro',
    'lohn_je',
    'zeitraum',
    'einheit',
  ],
  salary_currency: ['salary_currency', 'currency', 'währung'],
  hours: ['hours', 'hours_a_week', 'weekly_hours', 'stunden', 'std_wo', 'wochenstunden', 'stunden_je_woche'],
  start_date: ['start_date', 'start', 'beginn', 'eintritt', 'eintrittsdatum', 'startdatum'],
  openings: ['openings', 'positions', 'anzahl', 'plätze'],
  department: ['department', 'abteilung'],
  company_profile: ['company_profile', 'über_uns', 'unternehmen'],
  requirements: ['requirements', 'anforderungen', 'profil', 'ihr_profil', 'dein_profil'],
  benefits: ['benefits', 'wir_bieten', 'vorteile'],
  telecommuting: ['telecommuting', 'remote', 'homeoffice', 'home_office'],
  employment_type: ['employment_type', 'jobtype', 'beschäftigungsart', 'anstellungsart', 'art'],
  required_experience: ['required_experience', 'experience', 'berufserfahrung', 'erfahrung'],
  required_education: ['required_education', 'education', 'abschluss', 'ausbildung'],
  industry: ['industry', 'branche'],
  function: ['function', 'tätigkeit', 'category'],
  fraudulent: ['fraudulent'],
} as const;

export type Column = keyof typeof COLUMNS;
export const ALL_COLUMNS = Object.keys(COLUMNS) as Column[];
/** Columns that no ad can do without; the others may be missing, and count as empty then. */
export const NEEDED = ['title', 'description'] as const satisfies Column[];

/** One advertisement as it stands in the file. */
export type AdRow = Record<Column, string>;

/** Which column of the file is which field; each field at most once. */
export type ColumnMap = ReadonlyMap<string, Column>;

/** `Gehalt (von)` and `gehalt_von` are one. */
const columnKey = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The columns whose names are known. */
export function recognised(columns: readonly string[]): ColumnMap {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  return new Map(
    ALL_COLUMNS.flatMap((column) => {
      const known = COLUMNS[column]
        .map((alias) => byKey.get(columnKey(alias)))
        .find((one) => one !== undefined);
      return known === undefined ? [] : [[known, column]];
    }),
  );
}

/** The advertisements of a table. */
export function adsOf({ rows }: Pick<Table, 'rows'>, map: ColumnMap): AdRow[] {
  const found = new Map([...map].map(([name, column]) => [column, name]));
  return rows.map(
    (row) =>
      Object.fromEntries(ALL_COLUMNS.map((column) => [column, row[found.get(column) ?? ''] ?? ''])) as AdRow,
  );
}

import { fold } from '../../../contract/fold.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Table } from './read-table.ts';

/**
 * The fields of an advertisement, and the names a column may have for each, compared without case, accents and signs.
 * The first name is the one that is told to people.
 */
export const COLUMNS = {
  job_id: ['job_id', 'id', 'kennung', 'referenz', 'referenznummer', 'nummer', 'nr', 'stellen_id'],
  title: ['title', 'job_title', 'titel', 'stelle', 'stellentitel', 'stellenbezeichnung', 'bezeichnung'],
  description: ['description', 'beschreibung', 'stellenbeschreibung', 'text', 'aufgaben'],
  location: ['location', 'place', 'standort', 'arbeitsort', 'einsatzort'],
  city: ['city', 'town', 'ort', 'stadt'],
  postcode: ['postcode', 'plz', 'zip', 'postal_code', 'postleitzahl'],
  salary_range: ['salary_range', 'salary', 'pay', 'gehalt', 'lohn', 'vergütung', 'verdienst'],
  salary_min: ['salary_min', 'gehalt_von', 'gehalt_min', 'lohn_von'],
  salary_max: ['salary_max', 'gehalt_bis', 'gehalt_max', 'lohn_bis'],
  salary_period: ['salary_period', 'salary_unit', 'gehalt_je', 'gehalt_pro', 'zeitraum'],
  salary_currency: ['salary_currency', 'currency', 'währung'],
  department: ['department', 'abteilung'],
  company_profile: ['company_profile', 'über_uns', 'unternehmen'],
  requirements: ['requirements', 'anforderungen', 'profil', 'ihr_profil', 'dein_profil'],
  benefits: ['benefits', 'wir_bieten', 'vorteile'],
  telecommuting: ['telecommuting', 'remote', 'homeoffice', 'home_office'],
  employment_type: ['employment_type', 'beschäftigungsart', 'anstellungsart', 'art'],
  required_experience: ['required_experience', 'experience', 'berufserfahrung', 'erfahrung'],
  required_education: ['required_education', 'education', 'abschluss', 'ausbildung'],
  industry: ['industry', 'branche'],
  function: ['function', 'tätigkeit'],
  fraudulent: ['fraudulent'],
} as const;

export type Column = keyof typeof COLUMNS;
/** Columns an import cannot do without; the others may be missing, and count as empty then. */
export const NEEDED = ['job_id', 'title', 'description'] as const satisfies Column[];

/** One advertisement as it stands in the file. */
export type AdRow = Record<Column, string>;

/** `Gehalt (von)` and `gehalt_von` are one. */
const columnKey = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The advertisements of a table, and its columns that are not read. Throws a StartFailure where a needed one is missing. */
export function readAdRows({ columns, rows }: Table, name: string): { ads: AdRow[]; unread: string[] } {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  const all = Object.keys(COLUMNS) as Column[];
  const found = new Map(
    all.flatMap((column) => {
      const known = COLUMNS[column]
        .map((alias) => byKey.get(columnKey(alias)))
        .find((one) => one !== undefined);
      return known === undefined ? [] : [[column, known]];
    }),
  );
  const missing = NEEDED.filter((column) => !found.has(column));
  if (missing.length > 0)
    throw new StartFailure(
      `${name} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}; it has ${columns.join(', ')}.`,
      2,
    );
  const read = new Set(found.values());
  return {
    ads: rows.map(
      (row) => Object.fromEntries(all.map((column) => [column, row[found.get(column) ?? ''] ?? ''])) as AdRow,
    ),
    unread: columns.filter((column) => !read.has(column)),
  };
}

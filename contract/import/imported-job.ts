import { v5 } from 'uuid';
import { canonicalJson } from '../canonical-json.ts';
import { fold } from '../fold.ts';
import type { AdRow } from './ad-row.ts';

/** Made up once; ids derived under it stay the same for ever. */
export const IMPORT_NAMESPACE = 'c2f3a6b0-5d1e-4b53-9a2c-3f6f0c1d7e44';

/** By what a row is known again: its number in the file, else title and place. Empty: by nothing. */
export function rowKey(row: AdRow): string {
  const number = row.job_id.trim();
  if (number !== '') return number;
  const words = [row.title, row.postcode, row.city, row.location].map((cell) => fold(cell).trim());
  return words[0] === '' ? '' : `=${words.join('|')}`;
}

/** The job that a row becomes, on whichever device and however often it is imported. */
export const importedJobId = (companyId: string, key: string) => v5(`${companyId}:${key}`, IMPORT_NAMESPACE);

/** Tells whether a row has changed in the file since it was imported, whatever became of its job in the app. */
export function rowDigest(row: AdRow): string {
  const said = Object.entries(row).filter(([, cell]) => cell.trim() !== '');
  return v5(canonicalJson(Object.fromEntries(said)), IMPORT_NAMESPACE);
}

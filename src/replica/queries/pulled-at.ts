import { getMetas, type Replica } from '../database.ts';

/** When the last complete pull was answered, in milliseconds by this device's clock; undefined before the first. */
export async function pulledAt(db: Replica): Promise<number | undefined> {
  const { asOf, clockOffset = 0 } = await getMetas(db, ['asOf', 'clockOffset']);
  return asOf === undefined ? undefined : Date.parse(asOf) - clockOffset;
}

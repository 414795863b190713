import type { Company } from '../../../contract/entities/company.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { Replica } from '../database.ts';

export function me(db: Replica): Promise<User | undefined> {
  return db.user.get(db.uid);
}

export async function myBirthDate(db: Replica): Promise<User['general']['dateOfBirth'] | undefined> {
  return (await me(db))?.general.dateOfBirth;
}

/** The company this person belongs to. */
export function myCompany(db: Replica): Promise<Company | undefined> {
  return db.company.toCollection().first();
}

import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { ageOfMinor } from '../user/age.ts';

/** Facts about the searching person that decide the results. */
export type Searcher = {
  /** Age of a minor: jobs for older people are always left out (product 4.9). */
  readonly age: number | undefined;
  readonly hiddenJobs: readonly string[];
  readonly hiddenCompanies: readonly string[];
};

const GUEST: Searcher = { age: undefined, hiddenJobs: [], hiddenCompanies: [] };

export async function searcherOf(
  db: Db,
  user: Pick<UserRecord, 'id' | 'dateOfBirth'> | undefined,
  now: Date,
): Promise<Searcher> {
  if (user === undefined) return GUEST;
  const hidden = await db
    .selectFrom('user_setting')
    .where('user_id', '=', user.id)
    .where('key', 'in', ['hiddenJobs', 'hiddenCompanies'])
    .where('value', 'is not', null)
    .select(['key', 'entry'])
    .execute();
  const entriesOf = (key: string) => hidden.filter((row) => row.key === key).map(({ entry }) => entry);
  return {
    age: ageOfMinor(user, now),
    hiddenJobs: entriesOf('hiddenJobs'),
    hiddenCompanies: entriesOf('hiddenCompanies'),
  };
}

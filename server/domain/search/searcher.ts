import { sql } from 'kysely';
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

type Hidden = { key: string; entry: string };

/** What "user" has hidden, for `searcherFrom`. */
export const HIDDEN = sql<Hidden[] | null>`(
  select jsonb_agg(jsonb_build_object('key', key, 'entry', entry)) from user_setting
  where user_id = "user".id and key in ('hiddenJobs', 'hiddenCompanies') and value is not null
)`;

type Person = Pick<UserRecord, 'id' | 'dateOfBirth'>;

export async function searcherOf(db: Db, user: Person | undefined, now: Date): Promise<Searcher> {
  if (user === undefined) return GUEST;
  const row = await db
    .selectFrom('user')
    .where('id', '=', user.id)
    .select(HIDDEN.as('hidden'))
    .executeTakeFirst();
  return searcherFrom(user, row?.hidden ?? null, now);
}

/** @param hidden as `HIDDEN` answers */
export function searcherFrom(
  user: Person | undefined,
  hidden: readonly Hidden[] | null,
  now: Date,
): Searcher {
  if (user === undefined) return GUEST;
  const entriesOf = (key: string) => hidden?.filter((row) => row.key === key).map(({ entry }) => entry) ?? [];
  return {
    age: ageOfMinor(user, now),
    hiddenJobs: entriesOf('hiddenJobs'),
    hiddenCompanies: entriesOf('hiddenCompanies'),
  };
}

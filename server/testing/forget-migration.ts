import type { Db } from '../database/database.ts';

/** The next `migrate` runs this one again, over the rows there are by then. */
export async function forgetMigration(db: Db, name: string): Promise<void> {
  // A table of the migrator's own, which the schema does not know; its names are in a column like that of `meta`.
  await db
    .deleteFrom('migration' as 'meta')
    .where('name', '=', name)
    .execute();
}

import type { Selectable } from 'kysely';
import { normalizeCompanyUid } from '../../../contract/company-uid.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Db } from '../../database/database.ts';
import type { CompanyTable } from '../../database/schema/company.ts';
import type { JobTable } from '../../database/schema/job.ts';
import type { UserTable } from '../../database/schema/user.ts';

/** What a command names, locked. Each throws a StartFailure that says what was looked for. */

export async function findUser(tx: Db, mail: string): Promise<Selectable<UserTable>> {
  const rows = await tx
    .selectFrom('user')
    .where('email', '=', mail.toLowerCase())
    .where('erased_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  const [row] = rows;
  if (row === undefined) throw new StartFailure(`There is no account with the mail address ${mail}.`);
  if (rows.length > 1) throw new StartFailure(`Several accounts have the mail address ${mail}.`);
  return row;
}

/** By VAT number or id; a name is not enough to decide about a company. */
export async function findCompany(tx: Db, what: string): Promise<Selectable<CompanyTable>> {
  const row = await tx
    .selectFrom('company')
    .where((eb) =>
      uuid.safeParse(what).success ? eb('id', '=', what) : eb('company_uid', '=', normalizeCompanyUid(what)),
    )
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new StartFailure(`There is no company with the VAT number or id ${what}.`);
  return row;
}

export async function findJob(tx: Db, id: string): Promise<Selectable<JobTable>> {
  const row = uuid.safeParse(id).success
    ? await tx
        .selectFrom('job')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new StartFailure(`There is no job with the id ${id}.`);
  return row;
}

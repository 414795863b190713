import { v5 } from 'uuid';
import { normalizeCompanyUid } from '../../../contract/company-uid.ts';
import { fold } from '../../../contract/fold.ts';
import { IMPORT_NAMESPACE } from '../../../contract/import/imported-job.ts';
import { REPLY_DAYS_DEFAULT, TEXT_MAX } from '../../../contract/limits.ts';
import { DEFAULT_REJECTION_TEXT } from '../../../contract/rejection-text.ts';
import { editsBetween } from '../../base/edit-distance.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { Effects } from '../../database/change-log/effects.ts';
import { recordCompany } from '../../database/change-log/record.ts';
import { writeLog } from '../../database/change-log/write-log.ts';
import type { Db } from '../../database/database.ts';

/** Letters by which a mistyped name differs. */
const NEAR = 4;
const NAMES_MOST = 3;

type Found = { id: string; name: string; made: boolean };

/**
 * The company of this name or companyUID. Where there is none it is made, unverified and without members, if `make` is
 * set; a name that was mistyped must not become a company. Throws a StartFailure with the names that are nearly it.
 */
export async function findCompany(
  db: Db,
  { name, make, now }: { name: string; make: boolean; now: Date },
): Promise<Found> {
  if (name.length > TEXT_MAX.companyName)
    throw new StartFailure(`--company is longer than ${TEXT_MAX.companyName} characters.`, 2);
  const known = await db
    .selectFrom('company')
    .select(['id', 'company_name'])
    .where((eb) => eb.or([eb('company_name', '=', name), eb('company_uid', '=', normalizeCompanyUid(name))]))
    .execute();
  if (known.length > 1)
    throw new StartFailure(`Several companies are called "${name}"; name one by its companyUID.`, 2);
  const [one] = known;
  if (one) return { id: one.id, name: one.company_name, made: false };
  if (!make)
    throw new StartFailure(
      `No company is called "${name}"${await namesNear(db, name)}. With --make-company one is made, unverified.`,
      2,
    );
  return { ...(await makeCompany(db, name, now)), made: true };
}

/** Names that differ from this one by a few letters, as the end of a sentence. */
async function namesNear(db: Db, name: string): Promise<string> {
  const rows = await db
    .selectFrom('company')
    .select('company_name')
    .where('deleted_at', 'is', null)
    .execute();
  const near = rows
    .map(({ company_name }) => company_name)
    .filter((other) => editsBetween(fold(name), fold(other), NEAR) <= NEAR)
    .slice(0, NAMES_MOST);
  return near.length > 0 ? `; there is ${near.join(', ')}` : '';
}

async function makeCompany(db: Db, name: string, now: Date): Promise<Omit<Found, 'made'>> {
  const id = v5(`company:${name}`, IMPORT_NAMESPACE);
  await db.transaction().execute(async (tx) => {
    const effects = new Effects();
    const row = await tx
      .insertInto('company')
      .values({
        id,
        company_uid: null,
        company_name: name,
        employee_count: null,
        rejection_text: DEFAULT_REJECTION_TEXT,
        reply_days: REPLY_DAYS_DEFAULT,
        created_at: now,
      })
      .returning(['id', 'ver'])
      .executeTakeFirstOrThrow();
    recordCompany(effects, row);
    await writeLog(tx, effects, now);
  });
  return { id, name };
}

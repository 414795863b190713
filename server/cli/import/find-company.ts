import { v5 } from 'uuid';
import { normalizeCompanyUid } from '../../../contract/company-uid.ts';
import { REPLY_DAYS_DEFAULT, TEXT_MAX } from '../../../contract/limits.ts';
import { DEFAULT_REJECTION_TEXT } from '../../../contract/rejection-text.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { Effects } from '../../database/change-log/effects.ts';
import { recordCompany } from '../../database/change-log/record.ts';
import { writeLog } from '../../database/change-log/write-log.ts';
import type { Db } from '../../database/database.ts';

/** Made up once; ids derived under it stay the same for ever. */
export const IMPORT_NAMESPACE = 'c2f3a6b0-5d1e-4b53-9a2c-3f6f0c1d7e44';

/** The company of this name or companyUID; made unverified and without members where there is none. */
export async function findOrMakeCompany(
  db: Db,
  name: string,
  now: Date,
): Promise<{ id: string; name: string; made: boolean }> {
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
  return { id, name, made: true };
}

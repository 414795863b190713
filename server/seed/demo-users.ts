import type { UserGeneral } from '../../contract/entities/user.ts';
import { Effects } from '../database/change-log/effects.ts';
import { recordCompany, recordUser } from '../database/change-log/record.ts';
import { writeLog } from '../database/change-log/write-log.ts';
import type { Db } from '../database/database.ts';
import { readMeta } from '../database/epoch.ts';
import { raiseVersion } from '../database/raise-version.ts';
import { generalColumns } from '../domain/user/general.ts';
import { DEMO_MAILS, type DemoAccounts } from '../ports/identity/embedded/demo-accounts.ts';

/** Invented people. */
const SEEKER: UserGeneral = {
  firstname: 'Jana',
  lastname: 'Krüger',
  gender: 'female',
  dateOfBirth: '1998-04-17',
  headline: 'Verkäuferin, sucht eine feste Stelle',
  about: 'Ich stehe gern früh auf und rede gern mit Menschen. Auch wenn es voll wird, bleibe ich ruhig.',
  times: ['mon-early', 'tue-early', 'wed-early', 'thu-early', 'fri-early', 'sat-early', 'sat-noon'],
  cv: {
    work: [
      {
        position: 'Verkäuferin',
        name: 'Feinkost Lindner',
        startDate: '2020-08',
        summary: 'Bedienen, kassieren, Vitrine einräumen. Seit 2023 auch Bestellungen.',
      },
      { position: 'Aushilfe', name: 'Gärtnerei Ohm', startDate: '2016-05', endDate: '2017-07' },
    ],
    education: [
      {
        studyType: 'Ausbildung zur Kauffrau im Einzelhandel',
        institution: 'Feinkost Lindner',
        startDate: '2017-08',
        endDate: '2020-07',
        score: '1,9',
      },
      { studyType: 'Realschulabschluss', institution: 'Realschule am Stadtgarten', endDate: '2016-06' },
    ],
    skills: [{ name: 'Kassieren' }, { name: 'Beraten' }, { name: 'Warenkunde' }],
    languages: [
      { language: 'Deutsch', fluency: 'Native speaker' },
      { language: 'Englisch', fluency: 'B1' },
    ],
    certificates: [{ name: 'Belehrung nach § 43 IfSG', date: '2017-07' }],
  },
};
export const OWNER: UserGeneral = { firstname: 'Deniz', lastname: 'Aydın', dateOfBirth: '1984-11-02' };

/** Records for the demo accounts that have none yet; the company's account owns the sample market's first company. */
export async function seedDemoUsers(db: Db, accounts: DemoAccounts, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const effects = new Effects();
    await insertUser(tx, effects, {
      id: accounts.seeker,
      email: DEMO_MAILS.seeker,
      mode: 'user',
      general: SEEKER,
      now,
    });
    const isNew = await insertUser(tx, effects, {
      id: accounts.company,
      email: DEMO_MAILS.company,
      mode: 'company',
      general: OWNER,
      now,
    });
    const companyId = await readMeta(tx, 'demo_company');
    if (isNew && companyId !== undefined) await joinAsOwner(tx, effects, companyId, accounts.company, now);
    await writeLog(tx, effects, now);
  });
}

type NewUser = { id: string; email: string; mode: 'user' | 'company'; general: UserGeneral; now: Date };

async function insertUser(
  tx: Db,
  effects: Effects,
  { id, email, mode, general, now }: NewUser,
): Promise<boolean> {
  const row = await tx
    .insertInto('user')
    .values({
      id,
      email,
      mode,
      ...generalColumns(general),
      firstname: general.firstname,
      lastname: general.lastname,
      gender: general.gender ?? null,
      date_of_birth: general.dateOfBirth,
      guardian: 'none',
      guardian_mail: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'ver'])
    .executeTakeFirst();
  if (row !== undefined) recordUser(effects, row);
  return row !== undefined;
}

async function joinAsOwner(
  tx: Db,
  effects: Effects,
  companyId: string,
  uid: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('member')
    .values({
      company_id: companyId,
      user_id: uid,
      role: 'owner',
      can_sign: true,
      can_chat: true,
      created_at: now,
    })
    .execute();
  recordCompany(effects, await raiseVersion(tx, 'company', companyId));
  recordUser(effects, await raiseVersion(tx, 'user', uid));
}

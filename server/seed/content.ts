import { sql } from 'kysely';
import { LANGUAGE_DEFAULT, LANGUAGES } from '../../contract/languages.ts';
import type { Operator } from '../base/operator.ts';
import { advisoryLock } from '../database/advisory-locks.ts';
import type { Db } from '../database/database.ts';
import { putTeamMember } from '../domain/team/put-team-member.ts';
import { publishTranslation } from '../domain/translation/publish-translation.ts';
import { publishPage } from '../domain/webpage/publish.ts';
import { operatorPage } from './pages/operator-page.ts';
import type { Uses } from './pages/page-text.ts';
import { PAGES } from './pages/pages.ts';
import { SAMPLE_TEAM } from './team.ts';
import { TEXTS } from './texts.ts';

/** `demo`: the sample market is shown. */
export type ContentWish = { operator: Operator; uses?: Uses; demo: boolean; now: Date };

/**
 * Languages, legal pages and, for the sample market, a team. Texts and team are put into a database that has none; a
 * page follows the program and the operator's settings by a new version, until staff has published one of its own.
 * Several processes may start at once.
 */
export async function seedContent(db: Db, { operator, uses, demo, now }: ContentWish): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock('content')})`.execute(tx);
    await seedTexts(tx, now);
    for (const page of PAGES) {
      if (await isStaffs(tx, page.id)) continue;
      await publishPage({ tx, now }, operatorPage(page, operator, { demo, ...(uses && { uses }) }), {
        source: 'seed',
      });
    }
    const anybody = await tx.selectFrom('team_member').select('id').limit(1).executeTakeFirst();
    if (demo && anybody === undefined) for (const member of SAMPLE_TEAM) await putTeamMember(tx, member);
  });
}

async function seedTexts(tx: Db, now: Date): Promise<void> {
  for (const { code: languageId, name } of LANGUAGES) {
    const known = await tx
      .selectFrom('language')
      .where('id', '=', languageId)
      .select('id')
      .executeTakeFirst();
    if (known !== undefined) continue;
    await publishTranslation({ tx, now }, { languageId, name, texts: TEXTS[languageId] ?? {} });
    if (languageId === LANGUAGE_DEFAULT)
      await tx.updateTable('language').set({ is_default: true }).where('id', '=', languageId).execute();
  }
}

/** Staff has written a version, or taken the page down. */
async function isStaffs(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('webpage')
    .leftJoin('webpage_version', (join) =>
      join.onRef('webpage_version.webpage_id', '=', 'webpage.id').on('webpage_version.source', '=', 'staff'),
    )
    .where('webpage.id', '=', id)
    .where((eb) =>
      eb.or([eb('webpage.status', '=', 'archived'), eb('webpage_version.version', 'is not', null)]),
    )
    .select('webpage.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Settings } from '../../../contract/entities/settings.ts';
import { isLanguage, LANGUAGE_MARKET, type Language } from '../../../contract/languages.ts';
import {
  type EffectiveSettings,
  effectiveSettings,
  settingsOfRegisters,
} from '../../../contract/policy/settings.ts';
import type { Db } from '../../database/database.ts';
import { isMinor } from './age.ts';

/** Settings of these people, as they have set them. */
export async function loadSettings(tx: Db, uids: readonly string[]): Promise<Map<string, Settings>> {
  const rows = await tx
    .selectFrom('user_setting')
    .where('user_id', 'in', uids)
    .selectAll()
    .orderBy('key')
    .orderBy('entry')
    .execute();
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    uids.map((uid) => [
      uid,
      settingsOfRegisters((byUser.get(uid) ?? []).map((row) => ({ ...row, at: row.at.toISOString() }))),
    ]),
  );
}

/** Before every clock: whatever tap ends the setup is later, also that of a device whose clock has stopped. */
const BEFORE_ALL_TAPS = new Date(0);

/**
 * Somebody new: the flag that leads them to the setup until they have finished it, and the language they came in, if
 * their app has said.
 */
export async function beginSettings(tx: Db, uid: string, lang: string | undefined): Promise<void> {
  const begun = { setup: true, ...(lang === undefined ? {} : { lang }) };
  await tx
    .insertInto('user_setting')
    .values(
      Object.entries(begun).map(([key, value]) => ({
        user_id: uid,
        key,
        entry: '',
        value: JSON.stringify(value),
        at: BEFORE_ALL_TAPS,
      })),
    )
    .execute();
}

/** What somebody has set, and what holds of it: defaults filled in, a minor's fixed ones in their place. */
export async function settingsOf(
  tx: Db,
  uid: string,
  now: Date,
): Promise<{ chosen: Settings; effective: EffectiveSettings }> {
  const user = await tx.selectFrom('user').where('id', '=', uid).select('date_of_birth').executeTakeFirst();
  const minor = user !== undefined && isMinor({ dateOfBirth: user.date_of_birth }, now);
  const chosen = (await loadSettings(tx, [uid])).get(uid) ?? {};
  return { chosen, effective: effectiveSettings(chosen, minor) };
}

/** The language somebody is written to in; the market's where they have not said. */
export async function languageOf(tx: Db, uid: string): Promise<Language> {
  const row = await tx
    .selectFrom('user_setting')
    .where('user_id', '=', uid)
    .where('key', '=', 'lang')
    .select('value')
    .executeTakeFirst();
  return isLanguage(row?.value) ? row.value : LANGUAGE_MARKET;
}

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

/** The beginning of time: any change that ends the setup is later, even from a stopped clock. */
const BEFORE_ALL_TAPS = new Date(0);

/**
 * Settings of a new account: the flag that leads to the setup until it is finished, and the app's language if known.
 */
export async function beginSettings(
  tx: Db,
  uid: string,
  { setup, lang }: { setup: boolean; lang: string | undefined },
): Promise<void> {
  const begun = { setup, ...(lang === undefined ? {} : { lang }) };
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

/** A person's settings and the effective ones, with defaults and a minor's fixed values. */
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

/** The language of messages to a person; the market's by default. */
export async function languageOf(tx: Db, uid: string): Promise<Language> {
  const row = await tx
    .selectFrom('user_setting')
    .where('user_id', '=', uid)
    .where('key', '=', 'lang')
    .select('value')
    .executeTakeFirst();
  return isLanguage(row?.value) ? row.value : LANGUAGE_MARKET;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { isLanguage } from '../../contract/languages.ts';
import { timeOver } from '../../contract/policy/register-time.ts';
import { useLocale } from '../i18n/i18n-provider.tsx';
import { LANGUAGE_KEY, type Locale, languageOfLocale } from '../i18n/locale.ts';
import type { Replica } from '../replica/database.ts';
import { readPreferences, savePreferences } from '../replica/preferences.ts';
import { me } from '../replica/queries/me.ts';
import { useReplica } from '../replica/use-live.ts';
import { useSync } from '../sync/react/use-sync.ts';
import { THEME_KEY, useTheme } from '../ui/theme-provider.tsx';

/** The language that was there, or that the server was told of. Screens are mounted again after a change. */
const toldOf = new WeakMap<Replica, Locale>();

/**
 * Local storage is cleared at sign-out, so a person's language and theme are kept in their replica: given back at
 * the next sign-in, and there for the worker, which speaks in notifications. The server is told of a language that was
 * chosen, because mails are written in it.
 */
export function KeepPreferences() {
  const db = useReplica();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocale();
  const { mutate, now } = useSync();
  const [givenBack, setGivenBack] = useState(false);

  const giveBack = useEffectEvent(async () => {
    const kept = await readPreferences(db);
    if (kept.theme === 'dark' && localStorage.getItem(THEME_KEY) === null) setTheme('dark');
    const given =
      isLanguage(kept.locale) && localStorage.getItem(LANGUAGE_KEY) === null ? kept.locale : undefined;
    if (given) await setLocale(given);
    if (!toldOf.has(db)) toldOf.set(db, given ?? locale);
    setGivenBack(true);
  });
  useEffect(() => {
    void giveBack();
  }, []);

  const tell = useEffectEvent(async () => {
    const user = await me(db);
    if (!user) return;
    const lang = { value: languageOfLocale(locale), at: timeOver(user.settings.lang, now()) };
    // Of a store that takes nothing the banner tells, and the interface speaks the language in any case.
    if (user.settings.lang?.value !== lang.value)
      await mutate('user.set-setting', { userId: user._id, setting: { lang } }).catch(() => undefined);
  });
  // From then on the choice flows the other way.
  useEffect(() => {
    if (!givenBack) return;
    void savePreferences(db, { theme, locale });
    if (toldOf.get(db) === locale) return;
    toldOf.set(db, locale);
    void tell();
  }, [db, theme, locale, givenBack]);
  return null;
}

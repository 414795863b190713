import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '../../contract/entities/user.ts';
import { isEverywhere, isLanguage } from '../../contract/languages.ts';
import { timeOver } from '../../contract/policy/register-time.ts';
import { useLocale } from '../i18n/i18n-provider.tsx';
import { LANGUAGE_KEY, type Locale, languageOfLocale } from '../i18n/locale.ts';
import type { Replica } from '../replica/database.ts';
import { readPreferences, savePreferences } from '../replica/preferences.ts';
import { me } from '../replica/queries/me.ts';
import { useLive, useReplica } from '../replica/use-live.ts';
import { useSync } from '../sync/react/use-sync.ts';
import { THEME_KEY, useTheme } from '../ui/theme-provider.tsx';

/** The language this replica was first opened in. Screens are mounted again after a change, and forget it. */
const openedIn = new WeakMap<Replica, Locale>();

/**
 * Local storage is cleared at sign-out, so a person's language and theme are kept in their replica: given back at
 * the next sign-in, and there for the worker, which speaks in notifications. The server is told of a language that was
 * chosen, because mails are written in it: once the profile is here, and after a restart too.
 */
export function KeepPreferences() {
  const db = useReplica();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocale();
  const { mutate, now } = useSync();
  const user = useLive(me);
  /** The last choice that the server knows of, or that was none. Null until what was kept has been read. */
  const [told, setTold] = useState<string | null>(null);

  const giveBack = useEffectEvent(async () => {
    const first = openedIn.get(db) ?? locale;
    openedIn.set(db, first);
    const kept = await readPreferences(db);
    if (kept.theme === 'dark' && localStorage.getItem(THEME_KEY) === null) setTheme('dark');
    if (isLanguage(kept.locale) && localStorage.getItem(LANGUAGE_KEY) === null) await setLocale(kept.locale);
    setTold(kept.toldLocale ?? kept.locale ?? first);
  });
  useEffect(() => {
    // A store that was closed meanwhile belongs to somebody who has signed out.
    void giveBack().catch(() => undefined);
  }, []);

  const tell = useEffectEvent(async (settings: User['settings']) => {
    const lang = { value: languageOfLocale(locale), at: timeOver(settings.lang, now()) };
    if (settings.lang?.value !== lang.value)
      await mutate('user.set-setting', { userId: db.uid, setting: { lang } });
    setTold(locale);
  });
  const settings = user?.settings;
  // From then on the choice flows the other way.
  useEffect(() => {
    if (told !== null) void savePreferences(db, { theme, locale, toldLocale: told }).catch(() => undefined);
  }, [db, theme, locale, told]);
  useEffect(() => {
    const language = languageOfLocale(locale);
    const keep = async () => {
      if (isEverywhere(language)) return;
      const { notificationTexts } = await import('../i18n/chosen-catalogues.ts');
      const workerTexts = await notificationTexts(language, (await readPreferences(db)).workerTexts);
      if (workerTexts) await savePreferences(db, { workerTexts });
    };
    // Without them notifications are in English; they come when the page is opened again.
    void keep().catch(() => undefined);
  }, [db, locale]);
  useEffect(() => {
    // Of a store that takes nothing the banner tells; the choice is told when the page is opened again.
    if (told !== null && told !== locale && settings) void tell(settings).catch(() => undefined);
  }, [locale, told, settings]);
  return null;
}

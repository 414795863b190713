import { useEffect, useEffectEvent, useState } from 'react';
import { isLanguage } from '../../contract/languages.ts';
import { useLocale } from '../i18n/i18n-provider.tsx';
import { LANGUAGE_KEY } from '../i18n/locale.ts';
import { readPreferences, savePreferences } from '../replica/preferences.ts';
import { useReplica } from '../replica/use-live.ts';
import { THEME_KEY, useTheme } from '../ui/theme-provider.tsx';

/**
 * Local storage is cleared at sign-out, so a person's language and theme are kept in their replica: given back at
 * the next sign-in, and there for the worker, which speaks in notifications.
 */
export function KeepPreferences() {
  const db = useReplica();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocale();
  const [givenBack, setGivenBack] = useState(false);

  const giveBack = useEffectEvent(async () => {
    const kept = await readPreferences(db);
    if (kept.theme === 'dark' && localStorage.getItem(THEME_KEY) === null) setTheme('dark');
    if (isLanguage(kept.locale) && localStorage.getItem(LANGUAGE_KEY) === null) await setLocale(kept.locale);
    setGivenBack(true);
  });
  useEffect(() => {
    void giveBack();
  }, []);

  // From then on the choice flows the other way.
  useEffect(() => {
    if (givenBack) void savePreferences(db, { theme, locale });
  }, [db, theme, locale, givenBack]);
  return null;
}

import { useEffect, useRef } from 'react';
import { LANGUAGE_KEY, LOCALES, type Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/i18n-provider.tsx';
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
  const restored = useRef(false);

  useEffect(() => {
    let current = true;
    void readPreferences(db).then(async (kept) => {
      if (!current) return;
      if (kept.theme === 'dark' && localStorage.getItem(THEME_KEY) === null) setTheme('dark');
      if (isLocale(kept.locale) && localStorage.getItem(LANGUAGE_KEY) === null) await setLocale(kept.locale);
      restored.current = true;
      if (!kept.locale) await savePreferences(db, { locale });
    });
    return () => {
      current = false;
    };
    // Once for each person who signs in: afterwards the choice flows the other way.
  }, [db]);

  useEffect(() => {
    if (restored.current) void savePreferences(db, { theme, locale });
  }, [db, theme, locale]);
  return null;
}

function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

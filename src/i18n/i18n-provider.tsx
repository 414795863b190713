import { I18nProvider as LinguiProvider } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { tagOf } from '../../contract/languages.ts';
import { activate, i18n } from './catalogue.ts';
import { type Clock, ClockContext } from './clock.ts';
import { LANGUAGE_KEY, type Locale, localeDirection } from './locale.ts';

type LocaleState = { locale: Locale; setLocale: (locale: Locale) => Promise<void> };

const LocaleContext = createContext<LocaleState | null>(null);

/** The language of the interface and how to change it; the change resolves once the new texts are shown. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs an I18nProvider above it');
  return state;
}

type Props = {
  /** Already activated, so that the first paint has its texts. */
  initial: Locale;
  /** Server time as far as this device knows it (rule R8). */
  clock: Clock;
  children: ReactNode;
};

/** Uses `initial` until another language is chosen; keeps `<html lang>` and the saved choice in step. */
export function I18nProvider({ initial, clock, children }: Props) {
  const [locale, show] = useState(initial);

  useLayoutEffect(() => {
    const page = document.documentElement;
    const [lang, dir] = [tagOf(locale), localeDirection(locale)];
    // Also set to what it is, a direction makes the browser compute the styles of the whole page again.
    if (page.lang !== lang) page.lang = lang;
    if (page.dir !== dir) page.dir = dir;
  }, [locale]);

  const setLocale = useCallback(async (next: Locale) => {
    await activate(next);
    show(next);
    try {
      localStorage.setItem(LANGUAGE_KEY, next);
    } catch {
      // Storage is full or forbidden: the choice holds until the page is closed.
    }
  }, []);

  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LinguiProvider i18n={i18n}>
      <LocaleContext value={state}>
        <ClockContext value={clock}>{children}</ClockContext>
      </LocaleContext>
    </LinguiProvider>
  );
}

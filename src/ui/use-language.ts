import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../i18n/i18n-provider.tsx';
import type { Locale } from '../i18n/locale.ts';
import { useBanner } from './banner-provider.tsx';

/** The language, and a way to change it that says so when its texts cannot be had. */
export function useLanguage() {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  const { show } = useBanner();
  const choose = (next: Locale) => {
    setLocale(next).catch(() => {
      show({
        title: t`This language is not on this device yet`,
        message: t`It loads as soon as you are online.`,
        color: 'warning',
      });
    });
  };
  return { locale, choose };
}

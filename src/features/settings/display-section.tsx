import { Trans, useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useLocale } from '../../i18n/i18n-provider.tsx';
import { LOCALES, type Locale, tagOf } from '../../i18n/locale.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Section } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type Theme, useTheme } from '../../ui/theme-provider.tsx';
import { SettingCard } from './setting-card.tsx';

/** Every language in its own words. */
const NAME: Record<Locale, string> = { en_US: 'English', de_DE: 'Deutsch' };

/** Language and theme (usersettings.2). */
export function DisplaySection() {
  const { t } = useLingui();
  const { locale, setLocale } = useLocale();
  const { theme, setTheme } = useTheme();
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
  const themes: { value: Theme; label: string; icon: typeof Sun }[] = [
    { value: 'light', label: t`Light`, icon: Sun },
    { value: 'dark', label: t`Dark`, icon: Moon },
  ];
  return (
    <Section title={<Trans>Language and theme</Trans>}>
      <SettingCard>
        <SegmentedControl
          legend={t`Language`}
          wide
          value={locale}
          onChange={choose}
          segments={LOCALES.map((value) => ({
            value,
            label: <span lang={tagOf(value)}>{NAME[value]}</span>,
          }))}
        />
        <SegmentedControl legend={t`Theme`} wide value={theme} onChange={setTheme} segments={themes} />
      </SettingCard>
    </Section>
  );
}

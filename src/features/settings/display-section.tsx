import { Trans, useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { LANGUAGES, tagOf } from '../../../contract/languages.ts';
import type { Locale } from '../../i18n/locale.ts';
import { Section } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type Theme, useTheme } from '../../ui/theme-provider.tsx';
import { useLanguage } from '../../ui/use-language.ts';
import { SettingCard } from './setting-card.tsx';

/** Language and theme (usersettings.2). */
export function DisplaySection() {
  const { t } = useLingui();
  const { locale, choose } = useLanguage();
  const { theme, setTheme } = useTheme();
  const themes: { value: Theme; label: string; icon: typeof Sun }[] = [
    { value: 'light', label: t`Light`, icon: Sun },
    { value: 'dark', label: t`Dark`, icon: Moon },
  ];
  return (
    <Section title={<Trans>Language and theme</Trans>}>
      <SettingCard>
        <SegmentedControl<Locale>
          legend={t`Language`}
          wide
          value={locale}
          onChange={choose}
          segments={LANGUAGES.map(({ code, name, direction }) => ({
            value: code,
            label: (
              <span lang={tagOf(code)} dir={direction}>
                {name}
              </span>
            ),
          }))}
        />
        <SegmentedControl legend={t`Theme`} wide value={theme} onChange={setTheme} segments={themes} />
      </SettingCard>
    </Section>
  );
}

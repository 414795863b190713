import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, LOCALES, tagOf } from '../i18n/locale.ts';
import { MenuChoice, MenuGroup } from '../ui/menu-item.tsx';
import { useLanguage } from '../ui/use-language.ts';

export function LanguageChoices() {
  const { t } = useLingui();
  const { locale, choose } = useLanguage();
  return (
    <MenuGroup name={t`Language`}>
      {LOCALES.map((offered) => (
        <MenuChoice
          key={offered}
          lang={tagOf(offered)}
          checked={offered === locale}
          onSelect={() => choose(offered)}
        >
          {LANGUAGE_NAMES[offered]}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}

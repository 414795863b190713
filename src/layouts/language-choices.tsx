import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, tagOf } from '../../contract/languages.ts';
import { MenuChoice, MenuGroup } from '../ui/menu-item.tsx';
import { useLanguage } from '../ui/use-language.ts';

export function LanguageChoices() {
  const { t } = useLingui();
  const { locale, choose } = useLanguage();
  return (
    <MenuGroup name={t`Language`}>
      {LANGUAGES.map(({ code, name }) => (
        <MenuChoice key={code} lang={tagOf(code)} checked={code === locale} onSelect={() => choose(code)}>
          {name}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}

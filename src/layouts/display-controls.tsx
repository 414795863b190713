import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sun from 'lucide-react/icons/sun';
import { LANGUAGES, tagOf } from '../../contract/languages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuChoice, MenuGroup } from '../ui/menu-item.tsx';
import { useTheme } from '../ui/theme-provider.tsx';
import { useLanguage } from '../ui/use-language.ts';

/** Language and theme: each by itself where there is room. */
export function DisplayControls() {
  const { t } = useLingui();
  const { theme, toggle } = useTheme();
  return (
    <div className="flex">
      <Menu
        name={t`Language`}
        button={(opener) => <IconButton {...opener} name={t`Language`} icon={Languages} />}
      >
        <LanguageChoices />
      </Menu>
      <IconButton
        name={theme === 'dark' ? t`Light theme` : t`Dark theme`}
        icon={theme === 'dark' ? Sun : Moon}
        onClick={toggle}
      />
    </div>
  );
}

/** Language and theme behind one button, for narrow bars. */
export function DisplayMenu() {
  const { t } = useLingui();
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      name={t`Language and theme`}
      button={(opener) => <IconButton {...opener} name={t`Language and theme`} icon={SlidersHorizontal} />}
    >
      <LanguageChoices />
      <MenuGroup name={t`Theme`}>
        <MenuChoice checked={theme === 'light'} onSelect={() => setTheme('light')}>
          {t`Light`}
        </MenuChoice>
        <MenuChoice checked={theme === 'dark'} onSelect={() => setTheme('dark')}>
          {t`Dark`}
        </MenuChoice>
      </MenuGroup>
    </Menu>
  );
}

function LanguageChoices() {
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

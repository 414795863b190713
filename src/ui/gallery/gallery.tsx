import { LANGUAGES } from '../../i18n/locale.ts';
import { Button } from '../button.tsx';
import { Page } from '../page.tsx';
import { useTheme } from '../theme-provider.tsx';
import { useLanguage } from '../use-language.ts';
import { Actions } from './actions.tsx';
import { Commands } from './commands.tsx';
import { Fields } from './fields.tsx';
import { States } from './states.tsx';
import { Surfaces } from './surfaces.tsx';

export function Gallery() {
  const { toggle } = useTheme();
  const { choose } = useLanguage();
  return (
    <main>
      <Page
        title="Components"
        lead="Every component of the design system in every state."
        actions={
          <>
            <Button variant="quiet" onClick={toggle}>
              Theme
            </Button>
            {LANGUAGES.map(({ code, name }) => (
              <Button key={code} variant="quiet" onClick={() => choose(code)}>
                {name}
              </Button>
            ))}
          </>
        }
      >
        <Actions />
        <Fields />
        <Commands />
        <States />
        <Surfaces />
      </Page>
    </main>
  );
}

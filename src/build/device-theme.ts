import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TOKENS = join(import.meta.dirname, '../ui/tokens.css');
const PLACE = '@layer device-theme;';
const DARK = /\n {2}\.dark \{([^}]*)\}/;

/**
 * Writes the dark colours into the style of the server's pages once more, for those who have chosen no theme: there no
 * script asks the device. The colours themselves are written once, in src/ui/tokens.css and in that style.
 */
export function deviceTheme(): Plugin {
  return {
    name: 'device-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/public-page\/page\.css$/ },
      handler(style) {
        const dark = [readFileSync(TOKENS, 'utf8'), style].map((css) => DARK.exec(css)?.[1]);
        if (dark.includes(undefined) || !style.includes(PLACE))
          throw new Error('no place for the theme of the device');
        const told = style.replace(PLACE, '');
        return `${told}\n@media screen and (prefers-color-scheme: dark) {\n  :root:not(.light) {${dark.join('')}}\n}\n`;
      },
    },
  };
}

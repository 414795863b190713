import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { attributesOf, LANGUAGE_CODES, type Language } from '../../contract/languages.ts';
import type { StartTexts } from '../../locales/types/start.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = 'repair.js';

/** Texts in a language before there is an app, or when it cannot start. */
export function startTextsOf(language: Language): StartTexts {
  return JSON.parse(readFileSync(join(ROOT, 'locales', language, 'start.json'), 'utf8'));
}

/**
 * Writes those texts into the page and into repair.js, which may load nothing: whatever it needs may be what is
 * missing. There is one page for all languages, so it carries the texts of each.
 */
export function startTexts(): Plugin {
  const inAll = (key: keyof StartTexts, between: string) =>
    LANGUAGE_CODES.map((code) => startTextsOf(code)[key]).join(between);
  return {
    name: 'start-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace('%SLOGAN%', () => inAll('slogan', ' '))
          .replace('%NO_SCRIPT%', () => inAll('noScript', ' · ')),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: repairScript() });
    },
    configureServer(server) {
      server.middlewares.use(`/${SCRIPT}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(repairScript());
      });
    },
  };
}

function repairScript(): string {
  const texts = LANGUAGE_CODES.map((code) => {
    const { lang, dir } = attributesOf(code);
    return [lang, { dir, ...startTextsOf(code) }];
  });
  return readFileSync(join(import.meta.dirname, SCRIPT), 'utf8').replace('__START_TEXTS__', () =>
    JSON.stringify(Object.fromEntries(texts)),
  );
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from './harness/catalogue.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = { en: 'en_US', de: 'de_DE' } as const;

type Retired = { language: keyof typeof FOLDERS; words: string };

/** Rows of the second table of docs/words.md. */
function retired(): Retired[] {
  const [, list = ''] = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').split(
    '## What is not said any more',
  );
  return [...list.matchAll(/^\| (en|de) \| (.+?) \|/gm)].map(([, language, words]) => ({
    language: language as Retired['language'],
    words: words as string,
  }));
}

/** Every text of a language, as it is shown. */
async function textsOf(language: keyof typeof FOLDERS): Promise<string[]> {
  const folder = FOLDERS[language];
  const all = (['app', 'worker'] as const).map(async (name) =>
    (await messagesOf(folder, name)).map(({ translation, message }) => translation || message),
  );
  // What mails, PDFs and pages of the server say stands in modules: their lines are near enough to texts.
  const modules = globSync(join(ROOT, 'locales', folder, '**/*.ts'));
  const lines = modules.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return [...(await Promise.all(all)).flat(), ...lines];
}

test('the list of retired words is read whole', () => {
  expect(retired().length).toBeGreaterThan(25);
  expect(new Set(retired().map(({ language }) => language))).toEqual(new Set(['en', 'de']));
});

test.each(['en', 'de'] as const)('no text in %s says a word that was retired', async (language) => {
  const texts = await textsOf(language);
  expect(texts.length).toBeGreaterThan(500);
  const found = retired()
    .filter((one) => one.language === language)
    .flatMap(({ words }) =>
      texts
        .filter((text) => text.toLowerCase().includes(words.toLowerCase()))
        .map((text) => `${words}: ${text}`),
    );
  expect(found).toEqual([]);
});

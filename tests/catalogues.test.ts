import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { coversCompanies, isLanguage, LANGUAGE_CODES, LANGUAGE_DEFAULT } from '../contract/languages.ts';
import { isForCompaniesAlone } from '../locales/company-screens.ts';
import { startTextsOf } from '../src/build/start-texts.ts';

const config = getConfig({ cwd: import.meta.dirname });

/** Both catalogues, compared with the messages that stand in the source now; nothing is written. */
const catalogues = await Promise.all(
  (await getCatalogs(config)).map(async (catalogue) => ({
    path: catalogue.path,
    source: Object.keys((await catalogue.collect()) ?? {}),
    kept: await Promise.all(
      config.locales.map(async (locale) => ({ locale, messages: (await catalogue.read(locale)) ?? {} })),
    ),
  })),
);

describe.each(catalogues)('$path', ({ source, kept }) => {
  test.each(kept)(
    '$locale holds every message of the source and no other (npm run extract)',
    ({ messages }) => {
      const current = Object.keys(messages).filter((id) => !messages[id]?.obsolete);
      expect(current.sort()).toEqual([...source].sort());
    },
  );

  test.each(kept)('$locale leaves no message without its text', ({ locale, messages }) => {
    if (locale === config.sourceLocale) return;
    const mayLack = isLanguage(locale) && !coversCompanies(locale) ? isForCompaniesAlone : () => false;
    const empty = Object.values(messages).filter(
      ({ translation, origin = [] }) => !translation?.trim() && !mayLack(origin.map(([file]) => file)),
    );
    expect(empty.map(({ message }) => message)).toEqual([]);
  });

  test.each(kept)('$locale fills in what its source fills in', ({ messages }) => {
    const changed = Object.values(messages).filter(
      ({ message = '', translation }) => translation && !sameNames(message, translation),
    );
    expect(changed.map(({ message, translation }) => `${message} / ${translation}`)).toEqual([]);
  });
});

test.each(LANGUAGE_CODES)('%s has every text of the start, and none is empty', (code) => {
  const texts = startTextsOf(code);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(startTextsOf(LANGUAGE_DEFAULT)).sort());
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

/** A placeholder or a tag; what stands in the braces of a plural's branch is text. */
const NAME = /(?<!\b(?:zero|one|two|few|many|other) |=\d )\{\s*(\w+)\s*[,}]|<(\d+)/g;

/** A translation may put its names in another order and bring a plural of its own. */
function sameNames(message: string, translation: string): boolean {
  const names = (text: string) =>
    [...new Set([...text.matchAll(NAME)].map(([, name, tag]) => name ?? `<${tag}>`))].sort().join();
  return names(message) === names(translation);
}

import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { messages as german } from '../../locales/de_DE/app.po';
import { messages as english } from '../../locales/en_US/app.po';
import { errorText } from './error-text.ts';

const languages: [string, Messages][] = [
  ['de', german],
  ['en', english],
];
const codes = Object.keys(ERROR_STATUS);

describe.each(languages)('in %s', (locale, messages) => {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });

  const say = (code: string) => {
    const text = errorText(code);
    return text === undefined ? '' : i18n._(text);
  };

  test.each(codes)('%s is a sentence, and no code', (code) => {
    const said = say(code);
    expect(said).toMatch(/^\p{Lu}.+\.$/u);
    expect(said).not.toMatch(/[{}_]/);
  });

  test('it is that language', () => {
    expect(say('plan_limit')).toMatch(locale === 'de' ? /Plan/ : /Your plan/);
    expect(say('offer_expired')).toMatch(locale === 'de' ? /Angebot/ : /offer/);
  });
});

test('a code of a later version has none', () => {
  for (const code of [undefined, '', 'brand_new', 'toString']) expect(errorText(code)).toBeUndefined();
});

import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { systemCodes } from '../../contract/system-code.ts';
import { messages as german } from '../../locales/de_DE/app.po';
import { messages as english } from '../../locales/en_US/app.po';
import { systemMessageText } from './system-message-text.ts';

const languages: [string, Messages][] = [
  ['de', german],
  ['en', english],
];

describe.each(languages)('in %s', (locale, messages) => {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const say = (code: string) => i18n._(systemMessageText(code));

  test('every line the server writes has words of its own', () => {
    const all = systemCodes.map(say);
    expect(new Set(all).size).toBe(systemCodes.length);
    for (const line of all) expect(line).not.toMatch(/offer\./);
  });

  test.each(['offer.moved-to-the-moon', 'toString', ''])(
    'for a code of a later version (%j) there is a line too',
    (code) => {
      expect(say(code)).toBe(
        locale === 'de'
          ? 'Hier gab es eine Änderung. Lade die App neu, um sie zu sehen.'
          : 'Something has changed here. Load the app again to see it.',
      );
    },
  );

  test('it is that language', () => {
    expect(say('offer.signed')).toMatch(locale === 'de' ? /unterschrieben|Seiten/ : /signed/);
  });
});

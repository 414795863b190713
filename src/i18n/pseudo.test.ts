import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as english } from '../../locales/en_US/app.po';
import { pseudo } from './pseudo.ts';

const messages = {
  plain: ['Send now'],
  named: ['To ', ['name'], '!'],
  tagged: ['Read the <0>terms</0> first'],
  plural: [['count', 'plural', { one: ['#', ' job'], other: ['#', ' jobs'] }]],
};

function speak(locale: 'en_XA' | 'ar_XB', id: keyof typeof messages, values = {}) {
  const tag = locale.replace('_', '-');
  // Messages as the compiler makes them; its type is not open to be written by hand.
  const i18n = setupI18n({ locale: tag, messages: { [tag]: pseudo(messages as never, locale) } });
  return i18n._(id, values);
}

test('en_XA has accents and is longer; names, numbers and tags stay as they are', () => {
  expect(speak('en_XA', 'plain')).toBe('Šëñdñd ñöw');
  expect(speak('en_XA', 'named', { name: 'Zoe' })).toBe('Tö Zoe!');
  expect(speak('en_XA', 'tagged')).toBe('Rëádád thë <0>tërmšmš</0> fïršt' + 'št');
  expect(speak('en_XA', 'plural', { count: 1 })).toBe('1 jöb');
  expect(speak('en_XA', 'plural', { count: 2 })).toBe('2 jöbšbš');
});

test('ar_XB runs from right to left', () => {
  expect(speak('ar_XB', 'plain')).toBe('\u202eSend\u202c \u202enow\u202c');
});

test('every text with words in it is changed, and can still be said', () => {
  const strange = pseudo(english, 'en_XA');
  expect(Object.keys(strange)).toEqual(Object.keys(english));
  const same = Object.entries(english).flatMap(([id, message]) =>
    JSON.stringify(message) === JSON.stringify(strange[id]) ? [[message].flat(1)] : [],
  );
  // Signs, placeholders and units have no letter that gets an accent or grows.
  const texts = same.flat().filter((part) => typeof part === 'string');
  for (const text of texts) expect(text).not.toMatch(/[a-z]{4,}/);
});

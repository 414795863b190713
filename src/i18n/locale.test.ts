import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../contract/languages.ts';
import { detectLocale, localeDirection } from './locale.ts';

test('the saved language wins over the browser', () => {
  expect(detectLocale('de_DE', ['en-GB'])).toBe('de_DE');
});

test('without a saved language the first spoken one of the browser is taken, whatever its region', () => {
  expect(detectLocale(null, ['fr-FR', 'de-AT', 'en-US'])).toBe('de_DE');
  expect(detectLocale(null, ['EN', 'de'])).toBe('en_US');
});

test('what was saved by something else and what nobody speaks here falls back to en_US', () => {
  expect(detectLocale('klingon', ['fr-FR'])).toBe('en_US');
  expect(detectLocale(null, [])).toBe('en_US');
});

test('languages for tests are taken when they are asked for, and never offered', () => {
  expect(detectLocale('en_XA', ['de-DE'])).toBe('en_XA');
  expect(detectLocale(null, ['ar-XB'])).toBe('ar_AE');
  expect(LANGUAGE_CODES).not.toContain('ar_XB');
  expect([localeDirection('ar_XB'), localeDirection('de_DE')]).toEqual(['rtl', 'ltr']);
});

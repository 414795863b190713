import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../../locales/de_DE/app.po';
import { messages as english } from '../../locales/en_US/app.po';
import { NOT_TRANSLATED_YET } from './catalogue.ts';
import { isOwnKey, keyOf, laidTexts, NO_TRANSLATION } from './overlay.ts';

const idOf = (text: string) =>
  Object.entries(english).find(([, message]) => String(message) === text)?.[0] as string;

function speaking(texts: Record<string, string>) {
  const messages = { ...german, ...laidTexts(texts, english) };
  return setupI18n({ locale: 'de-DE', messages: { 'de-DE': messages }, missing: () => NOT_TRANSLATED_YET });
}

describe('texts of the server', () => {
  it('are laid over the built-in ones by their lower-case key', () => {
    const i18n = speaking({ 'sign-in': 'Einloggen' });
    expect(i18n._(idOf('Sign in'))).toBe('Einloggen');
    expect(i18n._(idOf('Imprint'))).toBe('Impressum');
  });

  it('name placeholders by their place, in any order', () => {
    const source = { id: ['Version ', ['version'], ', valid from ', ['from'], '.'] } as never;
    const messages = laidTexts({ 'version-s1-valid-from-s2': 'Ab %s2: Fassung %s1, nicht %s3' }, source);
    const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': messages } });
    expect(i18n._('id', { version: 3, from: 'heute' })).toBe('Ab heute: Fassung 3, nicht %s3');
  });

  it('an empty one says No translation, one that is nowhere NOT_TRANSLATED_YET', () => {
    const i18n = speaking({ 'sign-in': '' });
    expect(i18n._(idOf('Sign in'))).toBe(NO_TRANSLATION);
    expect(i18n._('nowhere')).toBe(NOT_TRANSLATED_YET);
  });

  it('keys are such as the server takes, and only texts that differ by their signs alone share one', () => {
    const keys = Object.values(english).map(keyOf);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,119}$/);
    expect(keys.every(isOwnKey)).toBe(true);
    expect(new Set(keys).size / keys.length).toBeGreaterThan(0.9);
  });
});

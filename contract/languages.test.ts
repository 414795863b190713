import { describe, expect, it } from 'vitest';
import { LANGUAGES, spokenOf, tagOf, textIn } from './languages.ts';

describe.each(LANGUAGES)('$code', ({ code }) => {
  it('has a tag that Intl accepts', () => {
    expect(() => new Intl.NumberFormat(tagOf(code))).not.toThrow();
  });
});

it('takes the first language that is spoken here, whatever its region', () => {
  expect(spokenOf(['fr-FR', 'de-AT', 'en-US'])).toBe('de_DE');
  expect(spokenOf(['EN', 'de'])).toBe('en_US');
  expect(spokenOf([' en_US', 'de'])).toBe('en_US');
  expect(spokenOf(['fr-FR', ''])).toBeUndefined();
});

it('reads a text in the own language where it is there, else in the default one', () => {
  expect(textIn({ en_US: 'yes', de_DE: 'ja' }, 'de_DE')).toEqual({ text: 'ja', language: 'de_DE' });
  expect(textIn({ en_US: 'yes' }, 'de_DE')).toEqual({ text: 'yes', language: 'en_US' });
});

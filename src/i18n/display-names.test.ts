import { expect, it } from 'vitest';
import { languageName, regionName } from './display-names.ts';

it('creator.2 languages and countries have their names in the language that is shown', () => {
  expect([languageName('de-DE', 'tr'), languageName('en-US', 'tr')]).toEqual(['Türkisch', 'Turkish']);
  expect([regionName('de-DE', 'AT'), regionName('en-US', 'AT')]).toEqual(['Österreich', 'Austria']);
});

it('a code without a name is shown as it is', () => {
  expect(languageName('en-US', 'not a code')).toBe('not a code');
});

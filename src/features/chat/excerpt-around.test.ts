import { expect, test } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

test('chat.9 the found word stands apart, as it is written, whatever was typed', () => {
  expect(excerptAround('Treffen in der Straße am Markt', 'STRASSE')).toEqual({
    before: 'Treffen in der ',
    match: 'Straße',
    after: ' am Markt',
  });
  expect(excerptAround('Krüger kommt', 'kruger').match).toBe('Krüger');
});

test('chat.9 a long text begins shortly before the word; of several words the first one is marked', () => {
  const { before, match } = excerptAround(`${'Wort '.repeat(30)}Probetag am Samstag`, 'samstag probetag');
  expect(before.startsWith('…')).toBe(true);
  expect(before.length).toBeLessThan(40);
  expect(match).toBe('Probetag');
});

test('chat.9 what is not found leaves the text whole', () => {
  expect(excerptAround('Hallo', 'xyz')).toEqual({ before: 'Hallo', match: '', after: '' });
});

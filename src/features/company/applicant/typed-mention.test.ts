import { expect, test } from 'vitest';
import { namesFor, typedMention, withMention } from './typed-mention.ts';

const NAMES = new Map([
  ['lea', 'Lea Brandt'],
  ['tom', 'Tom'],
  ['joerg', 'Jörg Leander'],
]);
const found = (query: string) => namesFor(query, NAMES).map(([id]) => id);

test('company.8 a sign begins a name at the beginning of a word, up to where the caret is', () => {
  expect(typedMention('Ask @Le about it', 7)).toEqual({ from: 4, to: 7, query: 'Le' });
  expect(typedMention('@', 1)).toEqual({ from: 0, to: 1, query: '' });
  expect(typedMention('info@example.org', 16)).toBeNull();
  expect(typedMention('@Lea\nnext line', 10)).toBeNull();
  expect(typedMention('no sign', 3)).toBeNull();
});

test('company.8 names are found by the beginning of a word, without marks, until one stands there', () => {
  expect(found('')).toEqual(['lea', 'tom', 'joerg']);
  expect(found('le')).toEqual(['lea', 'joerg']);
  expect(found('jor')).toEqual(['joerg']);
  expect(found('lea br')).toEqual(['lea']);
  expect(found('Lea Brandt')).toEqual([]);
  expect(found('Lea Brandt please call')).toEqual([]);
});

test('company.8 the chosen name takes the place of what was typed', () => {
  const text = 'Ask @le about it';
  const typed = typedMention(text, 7);
  expect(typed && withMention(text, typed, 'Lea Brandt')).toEqual({
    text: 'Ask @Lea Brandt about it',
    caret: 16,
  });
});

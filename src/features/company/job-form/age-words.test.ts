import { expect, it } from 'vitest';
import { ageWordIn } from './age-words.ts';

it.each([
  ['Junger dynamischer Verkäufer', 'Junger'],
  ['Verkäufer, jung und flexibel', 'jung'],
  ['Young sales person (m/f/d)', 'Young'],
  ['Telefonist, Muttersprachler', 'Muttersprachler'],
])('createjob.3 “%s” reads as a wish for an age or an origin', (title, word) => {
  expect(ageWordIn(title)).toBe(word);
});

it.each(['Jungkoch (m/w/d)', 'Verkäufer (m/w/d)', 'Jugendbetreuung', 'Jungfernfahrt: Kellner', ''])(
  'nothing is said of “%s”',
  (title) => expect(ageWordIn(title)).toBeNull(),
);

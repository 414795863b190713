import { expect, it } from 'vitest';
import { isHeld, nameSays, READ_MAX, textSays, whatTells, withoutMarkup } from './name-in-text.ts';

it.each([
  ['Lebenslauf_Mira_Özdemir.pdf', 'Özdemir', true],
  ['LebenslaufOezdemir.pdf', 'Özdemir', true],
  ['ozdemir-cv.pdf', 'Özdemir', true],
  ['Zeugnis van der Berg.pdf', 'van der Berg', true],
  ['Lebenslauf.pdf', 'Li', false],
  ['CV Li.pdf', 'Li', true],
  ['Zeugnis.pdf', 'Özdemir', false],
])('job.3 whether %s names %s', (file, lastname, names) => {
  expect(nameSays(file, lastname)).toBe(names);
});

it.each([
  ['Mira Özdemir\nAm Markt 1', 'özdemir', true],
  ['Ausbildung zur Gartenbauerin', 'Bauer', false],
  ['Familie Krueger', 'Krüger', true],
  ['Lia hilft', 'Li', false],
])('job.3 whether the text %j names %s', (text, lastname, names) => {
  expect(textSays(text, lastname)).toBe(names);
});

const who = { firstname: 'Mira', lastname: 'Özdemir', email: 'mo@example.org', phone: '+49 30 1234567' };

it.each([
  ['brief.txt', 'Von Mira Özdemir', 'identity'],
  ['oezdemir.txt', 'Guten Tag', 'identity'],
  ['brief.txt', 'Post an MO@example.org', 'identity'],
  ['brief.txt', 'Tel. (030) 123 45 67', 'identity'],
  ['brief.txt', 'Hier schreibt Mira', 'firstname'],
  ['mira.txt', 'Guten Tag', 'firstname'],
  ['brief.txt', 'Guten Tag', 'nothing'],
  ['scan.pdf', undefined, 'unread'],
  ['scan.pdf', ' \n ', 'unread'],
])('job.3 a file %s with %j tells: %s', (name, text, tells) => {
  expect(whatTells({ name, text }, who)).toBe(tells);
});

it('job.3 a first name holds a file back only where the company does not read it', () => {
  expect(isHeld('firstname', false)).toBe(false);
  expect(isHeld('firstname', true)).toBe(true);
  expect(isHeld('nothing', true)).toBe(false);
  expect(isHeld('unread', false)).toBe(true);
});

it('job.3 the words of a part are read in one pass, as far as they are read at all', () => {
  expect(withoutMarkup('<w:p a="1"><w:t>Öz</w:t><w:t>demir</w:t></w:p><w:t>a<w:tab/>b<w:tabs>c < d')).toBe(
    'Özdemir a bc < d',
  );
  expect(withoutMarkup('<'.repeat(400_000))).toHaveLength(READ_MAX);
  expect(withoutMarkup(`${'<w:br'.repeat(80_000)}>Mira`)).toBe(' Mira');
  expect(withoutMarkup('<w:t>Mira</w:t>'.repeat(80_000))).toHaveLength(READ_MAX);
});

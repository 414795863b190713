import { expect, it } from 'vitest';
import { nameSays, namesFamily, textSays } from './name-in-file.ts';

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

it('job.3 a text file is read, a picture is not', async () => {
  const bytes = new TextEncoder().encode('Ich bin Mira Özdemir.').buffer as ArrayBuffer;
  expect(await namesFamily({ name: 'brief.txt', mime: 'text/plain', bytes }, 'Özdemir')).toBe('yes');
  expect(await namesFamily({ name: 'foto.jpg', mime: 'image/jpeg', bytes }, 'Özdemir')).toBe('no');
  const odt = { name: 'x.odt', mime: 'application/vnd.oasis.opendocument.text', bytes };
  expect(await namesFamily(odt, 'Özdemir')).toBe('unread');
});

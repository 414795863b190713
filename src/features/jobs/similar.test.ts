import { expect, it } from 'vitest';
import { mainWord } from './similar.ts';

it.each([
  ['Aushilfe im Verkauf (m/w/d)', 'Verkauf'],
  ['Bäckereifachverkäufer (m/w/d) samstags', 'Bäckereifachverkäufer'],
  ['Ausbildung Koch', 'Koch'],
  ['Minijob', ''],
])('job.8 %s is about %s', (title, word) => {
  expect(mainWord(title)).toBe(word);
});

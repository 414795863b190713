import { expect, it } from 'vitest';
import { csvOf, separatorOf } from './csv.ts';

it('user.6 a cell keeps its signs, and none is run as a formula', () => {
  const [head, row] = csvOf(
    [
      ['Job', 'Company'],
      ['=1+1', 'A; "B"\nC'],
    ],
    ';',
  ).split('\r\n');
  expect(head).toBe('\uFEFFJob;Company');
  expect(row).toBe(`'=1+1;"A; ""B""\nC"`);
  expect(csvOf([['a,b', 'c;d']], ',')).toBe('\uFEFF"a,b","c;d"\r\n');
});

it('user.6 cells are divided as the spreadsheets of the language expect', () => {
  expect([separatorOf('de-DE'), separatorOf('en-US')]).toEqual([';', ',']);
});

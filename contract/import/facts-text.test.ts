import { expect, test } from 'vitest';
import { readHours } from './facts-text.ts';

test.each([
  ['20', 20, 20],
  ['20-25 Std.', 20, 25],
  ['37,5 h/Woche', 37.5, 37.5],
  ['20 bis 25 Stunden pro Woche', 20, 25],
  ['20 h - 25 h wöchentlich', 20, 25],
  ['40-Stunden-Woche', 40, 40],
  ['38.5 hours per week', 38.5, 38.5],
])('hours a week: %s', (cell, min, max) => {
  expect(readHours(cell)).toEqual({ min, max, text: '' });
});

test.each([
  'Mo-Fr 8-16 Uhr',
  '8.00 - 16.30',
  '8:00-16:00',
  '40 Stunden im Monat',
  '4 Stunden am Tag',
  '20 Stunden, 3 Tage',
  'bis 20',
  // What a cell that nobody filled in becomes, and as much as “up to 20”.
  '0',
  '0-20',
  '25-20',
  'Vollzeit',
])('other numbers are no hours a week: %s', (cell) => {
  expect(readHours(cell)).toBeUndefined();
});

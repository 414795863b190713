import { expect, test } from 'vitest';
import { formatDate, formatDay, formatDeadline } from './dates.ts';
import { formatBytes, formatDistance, formatNumber } from './numbers.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [0.02, '100 m'],
  [0.84, '800 m'],
  [0.94, '900 m'],
  [0.95, '1 km'],
  [3.24, '3,2 km'],
  [9.96, '10 km'],
  [128.6, '129 km'],
])('%d km reads %s', (km, text) => {
  expect(plain(formatDistance('de-DE', km))).toBe(text);
});

test.each([
  [12, '1 kB'],
  [480_200, '480 kB'],
  [999_600, '1 MB'],
  [3_146_700, '3,1 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(plain(formatBytes('de-DE', bytes))).toBe(text);
});

test('numbers are grouped as the reader knows them', () => {
  expect(formatNumber('de-DE', 1234.56)).toBe('1.234,6');
  expect(formatNumber('en-US', 1234.56)).toBe('1,234.6');
});

test('dates are day, month, year with the month as a word', () => {
  expect(formatDate('de-DE', new Date(2026, 2, 9, 12))).toBe('9. März 2026');
  expect(formatDay('de-DE', '2026-03-09')).toBe('9. März 2026');
  expect(formatDay('en-US', '2026-03-09')).toBe('March 9, 2026');
});

test('a deadline is the day it is in Germany, wherever the device is', () => {
  expect(formatDeadline('de-DE', '2026-03-08T23:30:00.000Z')).toBe('9. März 2026');
  expect(formatDeadline('de-DE', '2026-07-08T22:30:00.000Z')).toBe('9. Juli 2026');
  expect(formatDeadline('en-US', '2026-03-09')).toBe('March 9, 2026');
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ageOfUser, isMinor } from './age.ts';

test.each([
  ['2010-03-02', '2026-03-01T22:59:59Z', 15],
  ['2010-03-02', '2026-03-01T23:00:00Z', 16],
  ['2008-07-02', '2026-07-01T21:59:59Z', 17],
  ['2008-07-02', '2026-07-01T22:00:00Z', 18],
])(
  'T15 born on %s somebody is, at %s, %i: birthdays begin at midnight in Germany',
  (dateOfBirth, at, age) => {
    expect(ageOfUser({ dateOfBirth }, new Date(at))).toBe(age);
    expect(isMinor({ dateOfBirth }, new Date(at))).toBe(age < 18);
  },
);

test('T15 no day that people meet is reckoned in UTC: contract/calendar-day.ts has the one in Germany', () => {
  const files = globSync(['server/{routes,staff}/**/*.ts', 'src/**/*.{ts,tsx}', 'contract/policy/*.ts'], {
    exclude: (name) => /\.test\.tsx?$/.test(String(name)),
  });
  expect(files.length).toBeGreaterThan(500);
  const utc = files.filter((file) =>
    /\b(now|clock\(\)|at|Now\(\)\)?)\)?\.(toISOString\(\)\.)?slice\(0, 10\)/.test(readFileSync(file, 'utf8')),
  );
  expect(utc).toEqual([]);
});

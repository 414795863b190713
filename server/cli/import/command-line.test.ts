import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

test('the command line of the README', () => {
  expect(
    readCommandLine([
      'ads.csv',
      '--company',
      ' Bakery ',
      '--place',
      'Celle',
      '--without-pay',
      'publish',
      '--dry-run',
    ]),
  ).toEqual({
    file: 'ads.csv',
    company: 'Bakery',
    makeCompany: false,
    unplaced: { town: 'Celle' },
    publishWithoutPay: true,
    dryRun: true,
  });
  const { unplaced, makeCompany } = readCommandLine([
    'ads.csv',
    '--company',
    'x',
    '--spread',
    '--make-company',
  ]);
  expect([unplaced, makeCompany]).toEqual([{ spread: 1 }, true]);
});

test.each([
  [[], 'Name exactly one file'],
  [['a.csv', 'b.csv', '--company', 'x'], 'Name exactly one file'],
  [['a.csv'], '--company is missing'],
  [['a.csv', '--company', 'x', '--without-pay', 'drop'], '--without-pay can only be "publish"'],
  [['a.csv', '--company', 'x', '--spread', '--seed', 'many'], '--seed must be a whole number'],
  [['a.csv', '--company', 'x', '--seed', '3'], '--seed needs --spread'],
  [['a.csv', '--company', 'x', '--spread', '--place', 'Celle'], 'Give --place or --spread, not both'],
  [['a.csv', '--company', 'x', '--dry-run', '--make-company'], '--dry-run makes no company'],
  [['a.csv', '--company', 'x', '--color', 'red'], "Unknown option '--color'"],
])('%j is refused: %s', (argv, sentence) => {
  expect(() => readCommandLine(argv)).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) }),
  );
});

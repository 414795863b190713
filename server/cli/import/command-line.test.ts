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
      '--seed',
      '7',
    ]),
  ).toEqual({
    file: 'ads.csv',
    company: 'Bakery',
    place: 'Celle',
    publishWithoutPay: true,
    seed: 7,
  });
});

test.each([
  [[], 'Name exactly one file'],
  [['a.csv', 'b.csv', '--company', 'x'], 'Name exactly one file'],
  [['a.csv'], '--company is missing'],
  [['a.csv', '--company', 'x', '--without-pay', 'drop'], '--without-pay can only be "publish"'],
  [['a.csv', '--company', 'x', '--seed', 'many'], '--seed must be a whole number'],
  [['a.csv', '--company', 'x', '--color', 'red'], "Unknown option '--color'"],
])('%j is refused: %s', (argv, sentence) => {
  expect(() => readCommandLine(argv)).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) }),
  );
});

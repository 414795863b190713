import { expect, test } from 'vitest';
import { StartFailure } from '../../base/start-failure.ts';
import { staffCommands } from './commands.ts';
import { readStaffLine } from './read-line.ts';

function wrong(...argv: string[]): string {
  try {
    readStaffLine(argv, 'Ada');
  } catch (error) {
    if (error instanceof StartFailure && error.exitCode === 2) return error.message;
    throw error;
  }
  throw new Error(`taken: ${argv.join(' ')}`);
}

test.each([
  [[], 'Name a command; npm run staff -- --help lists them all.'],
  [['frobnicate'], 'There is no command "frobnicate"; npm run staff -- --help lists them all.'],
  [['frobnicate', '--help'], 'There is no command "frobnicate"; npm run staff -- --help lists them all.'],
  [['unlock'], 'MAIL is missing; use npm run staff -- unlock MAIL'],
  [['unlock', 'a@b.de', 'c'], '"c" is one word too many; use npm run staff -- unlock MAIL'],
  [['verify-log', 'x'], '"x" is one word too many; use npm run staff -- verify-log [--company UID|ID]'],
  [['verify-log', '--frob'], "Unknown option '--frob'; use npm run staff -- verify-log [--company UID|ID]"],
  [
    ['unpublish-job', 'ID'],
    '--reason is missing; use npm run staff -- unpublish-job JOB --reason SENTENCES --rule RULE',
  ],
  [
    ['unpublish-job', 'ID', '--reason', ' '],
    '--reason is empty; use npm run staff -- unpublish-job JOB --reason SENTENCES --rule RULE',
  ],
])('a wrong line is answered with one clear sentence and exit code 2: %j', (argv, sentence) => {
  expect(wrong(...argv)).toBe(sentence);
});

test('the longest name counts, and words and options come in any order', () => {
  expect(readStaffLine(['review'])).toMatchObject({ command: { name: 'review' }, words: [] });
  expect(readStaffLine(['review', '--list'])).toMatchObject({ command: { name: 'review' } });
  expect(
    readStaffLine(['review', 'refuse', '--reason', ' Too short. ', 'ID', '--rule', 'terms 4', '--by', 'Ada']),
  ).toMatchObject({
    command: { name: 'review refuse' },
    words: ['ID'],
    options: { reason: 'Too short.', rule: 'terms 4' },
    by: 'Ada',
  });
});

test('help lists every command, and explains each with its usage', () => {
  const all = readStaffLine(['--help']);
  if (!('help' in all)) throw new Error('no help');
  expect(new Set(staffCommands.map(({ name }) => name)).size).toBe(staffCommands.length);
  for (const { name, summary, options = {} } of staffCommands) {
    expect(all.help).toContain(summary);
    const one = readStaffLine([...name.split(' '), '--help']);
    if (!('help' in one)) throw new Error(`no help for ${name}`);
    expect(one.help.startsWith(`npm run staff -- ${name}`)).toBe(true);
    for (const option of Object.keys(options)) expect(one.help).toContain(`--${option}`);
  }
});

test('L24 who changes something says who they are; who only looks need not', () => {
  const looks = staffCommands.filter((command) => !command.decides).map(({ name }) => name);
  expect(looks).toEqual([
    'reports',
    'reports show',
    'appeals',
    'late',
    'verifications',
    'verifications show',
    'review',
    'redirects',
    'creator',
    'eu-sales',
    'sellers',
    'verify-log',
    'work',
  ]);
  expect(() => readStaffLine(['unlock', 'a@b.de'])).toThrow(/^Say who acts: --by NAME/);
  expect(readStaffLine(['unlock', 'a@b.de'], 'Ada')).toMatchObject({ by: 'Ada' });
  expect(readStaffLine(['unlock', 'a@b.de', '--by', 'Ben'], 'Ada')).toMatchObject({ by: 'Ben' });
  expect(readStaffLine(['reports'])).toMatchObject({ by: '' });
});

import { expect, it } from 'vitest';
import { StartFailure } from '../../base/start-failure.ts';
import { readApplicants } from './command-line.ts';

it('17.9 the number of applicants is read, and whose company they apply to', () => {
  expect(readApplicants(['--applicants', '300'])).toEqual({ count: 300, ownerMail: undefined });
  expect(readApplicants(['--applicants', '9', '--owner', 'ute@example.org'])).toEqual({
    count: 9,
    ownerMail: 'ute@example.org',
  });
});

it.each([
  [[]],
  [['--applicants', '0']],
  [['--applicants', '10001']],
  [['--applicants', 'many']],
  [['--people', '3']],
  [['3']],
])('17.9 %j is refused with what can be said', (argv) => {
  expect(() => readApplicants(argv)).toThrow(StartFailure);
  expect(() => readApplicants(argv)).toThrow('npm run demo -- --applicants COUNT');
});

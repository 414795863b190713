import { expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

it('names what failed in a Vitest report, a file that could not be run among it', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: 1\n\n  at a.ts'] };
  const testResults = [
    { name: 'a.test.ts', message: '', assertionResults: [passed, failed] },
    { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    { file: 'a.test.ts', name: 'subtracts', said: 'Error: 1\n  at a.ts' },
    { file: 'b.test.ts', name: 'could not be run', said: 'no such module' },
  ]);
});

it('names what failed in a Playwright report, in plain text and in few lines', () => {
  const message = [
    '\u001b[31mError\u001b[39m: red',
    ...Array.from({ length: 20 }, (_, at) => `line ${at}`),
  ].join('\n');
  const spec = (
    title: string,
    ok: boolean,
    errors: { message: string }[],
    attachments = [{ name: 'video', path: 'a.webm' }],
  ) => ({
    title,
    ok,
    tests: [
      { status: ok ? ('expected' as const) : ('unexpected' as const), results: [{ errors, attachments }] },
    ],
  });
  const inner = {
    file: 'a.spec.ts',
    specs: [
      spec(
        'within',
        false,
        [{ message: 'out of time' }, { message: 'while waiting' }],
        [{ name: 'error-context', path: 'c.md' }],
      ),
    ],
  };
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('good', true, []), spec('bad', false, [{ message }])],
      suites: [inner],
    },
  ];
  const [first, second, ...more] = playwrightFailures({ suites });
  expect(first).toMatchObject({ file: 'a.spec.ts', name: 'bad' });
  expect(first?.said.split('\n').slice(0, 2)).toEqual(['Error: red', 'line 0']);
  expect(first?.said).not.toContain('line 10');
  expect(second).toEqual({
    file: 'a.spec.ts',
    name: 'within',
    said: 'out of time\nwhile waiting',
    screen: 'c.md',
  });
  expect(more).toEqual([]);
});

import { expect, it } from 'vitest';
import { countsWithAgain, playwrightCounts } from './counts.ts';
import type { PlaywrightReport } from './report.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const report = (files: Record<string, Status[]>): PlaywrightReport => ({
  suites: Object.entries(files).map(([file, statuses]) => ({
    file,
    suites: [
      {
        file,
        specs: statuses.map((status) => ({
          title: 'a',
          ok: status === 'expected',
          tests: [{ status, results: [] }],
        })),
      },
    ],
  })),
});

const first = report({ 'a.spec.ts': ['expected', 'expected'], 'b.spec.ts': ['unexpected', 'skipped'] });
const files = new Set(['b.spec.ts']);

it('counts a report, and a suite that could not begin as failed', () => {
  expect(playwrightCounts(first)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(playwrightCounts(report({ 'a.spec.ts': ['flaky'] }))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightCounts({ errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(playwrightCounts(null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts a file that ran a second time by its second run', () => {
  const again = (statuses: Status[]) => countsWithAgain(first, report({ 'b.spec.ts': statuses }), files);
  expect(again(['expected', 'expected'])).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(again(['unexpected', 'skipped'])).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

it('takes what the second run did not come to for failed', () => {
  expect(countsWithAgain(first, report({ 'b.spec.ts': ['expected'] }), files)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
  expect(countsWithAgain(first, { errors: [{}] }, files).failed).toBeGreaterThan(0);
});

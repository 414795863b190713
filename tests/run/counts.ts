import { readReport } from './report.ts';

export type Counts = { passed: number; failed: number; skipped: number };

/** Sums up what several suites counted. */
export function sum(all: Counts[]): Counts {
  return all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** Counts of a Vitest JSON report; a report that is missing is a failed suite, never an empty one. */
export async function vitestCounts(path: string): Promise<Counts> {
  const report = await readReport<Record<string, unknown>>(path);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: Number(report.numPassedTests),
    failed:
      Number(report.numFailedTests) + Number(report.numFailedTestSuites && !report.numFailedTests ? 1 : 0),
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
  };
}

/** Counts of a Playwright JSON report. A test that passed only when tried again counts as failed. */
export async function playwrightCounts(path: string): Promise<Counts> {
  const stats = (await readReport<Record<string, unknown>>(path))?.stats as
    | Record<string, number>
    | undefined;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

import { type PlaywrightReport, type PlaywrightSuite, readReport } from './report.ts';

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

/**
 * Counts of a Playwright JSON report, or of some of its files; a report that is missing is a failed suite. A test that
 * passed only when tried again counts as failed.
 */
export function playwrightCounts(
  report: PlaywrightReport | null,
  isCounted: (file: string) => boolean = () => true,
): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const inSuites = (suites: PlaywrightSuite[]): Counts[] =>
    suites.flatMap(({ file, suites = [], specs = [] }) => [
      ...specs
        .filter(() => isCounted(file))
        .flatMap(({ tests }) => tests)
        .map(({ status }) => ({
          passed: Number(status === 'expected'),
          failed: Number(status === 'unexpected' || status === 'flaky'),
          skipped: Number(status === 'skipped'),
        })),
      ...inSuites(suites),
    ]);
  return sum([
    { passed: 0, failed: report.errors?.length ?? 0, skipped: 0 },
    ...inSuites(report.suites ?? []),
  ]);
}

/**
 * Counts of a first run whose files with failures ran a second time. What the second run did not come to has failed.
 */
export function countsWithAgain(
  first: PlaywrightReport | null,
  again: PlaywrightReport | null,
  files: ReadonlySet<string>,
): Counts {
  const kept = playwrightCounts(first, (file) => !files.has(file));
  const second = playwrightCounts(again);
  const missing = total(playwrightCounts(first)) - total(kept) - total(second);
  return sum([kept, second, { passed: 0, failed: Math.max(0, missing), skipped: 0 }]);
}

function total({ passed, failed, skipped }: Counts): number {
  return passed + failed + skipped;
}

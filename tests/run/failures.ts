import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport } from './report.ts';

/** One test that failed: where it stands, its name, the first lines of what it said, and a file with what was on the screen. */
export type Failure = { file: string; name: string; said: string; screen?: string };

type VitestReport = {
  testResults?: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** Lines of an error that are printed again at the end, where a log that is cut off still has them. */
const LINES = 6;

/** Of a Vitest JSON report. */
export function vitestFailures({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && message && assertionResults.length === 0)
      return [{ file, name: 'could not be run', said: brief(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      said: brief(failureMessages?.[0] ?? ''),
    }));
  });
}

/** Of a Playwright JSON report. */
export function playwrightFailures({ suites = [] }: PlaywrightReport): Failure[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const results = tests.flatMap(({ results }) => results);
        const errors = results.flatMap(({ errors = [] }) => errors);
        const screen = results
          .flatMap(({ attachments = [] }) => attachments)
          .find(({ name }) => name === 'error-context')?.path;
        // A test that ran out of time says only that, and after it what it was doing.
        const said = errors.slice(0, 2).map(({ message = '' }) => brief(message));
        return { file: suite.file, name: title, said: said.join('\n'), ...(screen && { screen }) };
      }),
    ...playwrightFailures(suite),
  ]);
}

function brief(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');
}

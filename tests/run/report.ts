import { readFile } from 'node:fs/promises';

/** A suite's JSON report; null where it was never written. */
export async function readReport<Report>(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** What is read of Playwright's JSON report. */
export type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  /** What went wrong outside of a test: a global setup, a file that could not be loaded. */
  errors?: unknown[];
};

export type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { errors?: { message?: string }[]; attachments?: { name: string; path?: string }[] }[];
    }[];
  }[];
};

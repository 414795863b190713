import { test } from '@playwright/test';
import { chromiumPath, shellPath } from '../run/chromium.ts';

/**
 * How changes are sent by the worker, kept, and told of when no page is open, how the app is installed and what the console
 * says need the whole browser. All other files are about screens, and run in its shell, by two thirds of the work.
 */
const WHOLE =
  /\/(backlog|chaos|console|install|kill|no-background-sync|outbox|push-offer|settings|shared-device|sign-out|store|tunnel|worker-stop|worker-sync)\.spec\.ts$/;

const SHELL_FEATURES = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'NetworkServiceInProcess2',
];

/** The whole browser, or its shell. */
export type Browser = 'whole' | 'shell';

/** Which one the file of the running test needs; the whole one outside of tests (bench/). */
function browserHere(): Browser {
  try {
    return WHOLE.test(test.info().file) ? 'whole' : 'shell';
  } catch {
    // No test runs.
    return 'whole';
  }
}

export function browserPath(browser = browserHere()): string | undefined {
  return browser === 'shell' ? shellPath() : chromiumPath();
}

/**
 * Its flags beside the usual ones. The shell has its network and its drawing in the main process: two processes less to
 * start for each person, a tenth of its work. The first two features are Playwright's own: its list is replaced by ours.
 */
export function browserFlags(browser = browserHere()): string[] {
  return browser === 'shell' ? ['--in-process-gpu', `--enable-features=${SHELL_FEATURES.join(',')}`] : [];
}

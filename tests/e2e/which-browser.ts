import { test } from '@playwright/test';
import { chromiumPath, shellPath } from '../run/chromium.ts';

/**
 * How changes are sent, kept and told of, how the app is installed and what the console says need the whole browser. All
 * other files are about screens, and run in its shell.
 */
const WHOLE =
  /\/(backlog|both-sides|chaos|console|files|hire|install|kill|no-background-sync|offline-links|outbox|push-offer|settings|shared-device|shell|sign-out|store|tunnel|unconfirmed|worker-stop|worker-sync)\.spec\.ts$/;

/** Path of the browser for the file of the test that runs; the whole one outside of tests (bench/). */
export function browserPath(): string | undefined {
  return isAboutScreens() ? shellPath() : chromiumPath();
}

function isAboutScreens(): boolean {
  try {
    return !WHOLE.test(test.info().file);
  } catch {
    // No test runs.
    return false;
  }
}

import { test } from '@playwright/test';
import { chromiumPath, shellPath } from '../run/chromium.ts';

/**
 * How changes are sent by the worker, kept, and told of when no page is open, how the app is installed and what the console
 * says need the whole browser. All other files are about screens, and run in its shell, by two thirds of the work.
 */
const WHOLE =
  /\/(backlog|chaos|console|install|kill|no-background-sync|outbox|push-offer|settings|shared-device|sign-out|store|tunnel|worker-stop|worker-sync)\.spec\.ts$/;

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

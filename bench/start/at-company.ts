import type { CDPSession, Page } from '@playwright/test';
import { signIn, untilWorkerReady } from '../../tests/e2e/acts.ts';
import { DESK, newProfile, openPerson, removeProfile } from '../../tests/e2e/person.ts';
import { demo } from '../../tests/harness/cli.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';

type Desk = {
  page: Page;
  /** Of the page that was opened. */
  url: string;
  cdp: CDPSession;
};

/**
 * The demo's company with a hundred applicants at a desk, on a page that is ready without network; the server is gone,
 * so that no answer of it falls into what is measured.
 * @param path of the page; @param shown selector of what is waited for
 */
export async function atCompany(
  path: string,
  shown: string,
  measure: (desk: Desk) => Promise<void>,
): Promise<void> {
  const data = await newDataDir();
  const profile = newProfile();
  let server = await startServer(data.dataDir);
  const { password } = server;
  await server.stop();
  await demo(data.dataDir, '--applicants', '100');
  server = await startServer(data.dataDir);
  const person = await openPerson({ profile });
  try {
    const { page } = person;
    await page.setViewportSize(DESK);
    await signIn(page, server.origin, 'company@example.org', password);
    const url = server.origin + path;
    await page.goto(url);
    await page.locator(shown).first().waitFor();
    await untilWorkerReady(page);
    await server.stop();
    await measure({ page, url, cdp: await page.context().newCDPSession(page) });
  } finally {
    await person.close();
    removeProfile(profile);
    await server.stop();
    await data.remove();
  }
}

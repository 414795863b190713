import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { newSampleDir, type RunningServer, startServer } from '../harness/server.ts';
import { untilShown, untilWorkerReady } from './acts.ts';
import { signInAnywhere, signOutAnywhere } from './console/acts.ts';
import { beyondEdge } from './console/beyond-edge.ts';
import { hiddenAtFocus } from './console/hidden-focus.ts';
import { makePeople, type People } from './console/people.ts';
import { addressesOf, routeOf, routesOfTree } from './console/routes.ts';
import { FLAGS, PHONE } from './person.ts';
import { browserPath } from './which-browser.ts';

/** Every route on a phone, once for each who sees another screen there: text twice as large, and the focus in sight. */

test.setTimeout(900_000);

const ROUTES = routesOfTree();
const LOCKED = 'seeker@example.org';

let folder: Awaited<ReturnType<typeof newSampleDir>>;
let server: RunningServer;
let browser: Browser;
let people: People;
test.beforeAll(async () => {
  folder = await newSampleDir();
  await staff(
    folder.dataDir,
    'lock',
    LOCKED,
    '--reason',
    'fake_job',
    '--rule',
    'terms 4',
    '--text',
    'Reported.',
  );
  server = await startServer(folder.dataDir);
  people = await makePeople(server);
  browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
});
test.afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await folder?.remove();
});

const ROLES: Record<string, () => { email: string; password: string } | null> = {
  'signed out': () => null,
  'a seeker': () => people.seeker,
  'a creator': () => people.creator,
  'a company’s owner': () => people.owner,
  'a founder without a company': () => people.founder,
  'somebody in the setup': () => people.newcomer,
  'somebody who is locked': () => ({ email: LOCKED, password: server.password }),
};

/** Pages that the server makes, beside the routes of the app. */
const madeByServer = () => ['/jobs', `/jobs/${people.jobId}`, '/sites/imprint', '/team'];

test('WCAG 1.4.4 and 2.4.11 with text twice as large nothing is cut off, and no bar lies over what has the focus', async () => {
  const shown = new Set<string>();
  for (const [role, accountOf] of Object.entries(ROLES)) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const account = accountOf();
    if (account) await signInAnywhere(page, server.origin, account);
    else await page.goto(server.origin);
    // One that takes over later reloads the page while it is looked at.
    await untilWorkerReady(page);
    for (const route of ROUTES)
      for (const address of addressesOf(route, people)) {
        await page.goto(server.origin + address);
        await untilShown(page);
        if (routeOf(new URL(page.url()).pathname, ROUTES) !== route) break;
        const seen = `${route} ${account === null ? 'guest' : 'account'} ${await sideOf(page)} ${address}`;
        if (shown.has(seen)) continue;
        shown.add(seen);
        await check(page, `${role}: ${address}`);
      }
    if (account) await signOutAnywhere(page, server.origin);
    else
      for (const address of madeByServer()) {
        await page.goto(server.origin + address);
        await check(page, `${role}: ${address}`);
      }
    await context.close();
  }
  expect(shown.size).toBeGreaterThan(ROUTES.length);
});

/** A seeker and a company see other screens at one address, and so does who is in the setup or locked. */
const sideOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { userMode = '', setup = false, locked = null } = JSON.parse(localStorage.getItem('user') ?? '{}');
    return `${userMode} ${setup} ${locked !== null}`;
  });

async function check(page: Page, what: string): Promise<void> {
  const hidden = await hiddenAtFocus(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = await beyondEdge(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  expect.soft({ what, hidden, beyond }).toEqual({ what, hidden: [], beyond: [] });
}

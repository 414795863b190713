import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { newSampleDir, type RunningServer, startServer } from '../harness/server.ts';
import { staff } from '../harness/staff.ts';
import { chromiumPath } from '../run/chromium.ts';
import { untilShown, untilWorkerReady } from './acts.ts';
import { goInside, signInAnywhere, signOutAnywhere } from './console/acts.ts';
import { beyondEdge } from './console/beyond-edge.ts';
import { hiddenAtFocus } from './console/hidden-focus.ts';
import { makePeople, type People } from './console/people.ts';
import { addressesOf, routeOf, routesOfTree } from './console/routes.ts';
import { FLAGS, PHONE } from './person.ts';

/** Every route on a phone, once for each who sees another screen there: text twice as large, and the focus in sight. */

test.setTimeout(600_000);
// Whoever is free takes one of them, with a server of its own.
test.describe.configure({ mode: 'parallel' });

const ROUTES = routesOfTree();
const LOCKED = 'seeker@example.org';

let folder: Awaited<ReturnType<typeof newSampleDir>>;
let server: RunningServer;
let browser: Browser;
let people: People;
test.beforeAll(async () => {
  folder = await newSampleDir();
  await staff(folder.dataDir, 'lock', LOCKED, '--reason', 'fake_job', '--text', 'Reported.');
  server = await startServer(folder.dataDir);
  people = await makePeople(server);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
});
test.afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await folder?.remove();
});

type Role = () => { email: string; password: string } | null;

/** Those of one side together: of the later ones only what the earlier have not seen is left to look at. */
const SIDES: Record<string, { roles: Record<string, Role>; screensMin: number }> = {
  'who looks for work': {
    roles: { 'a seeker': () => people.seeker, 'a creator': () => people.creator },
    screensMin: 21,
  },
  'a company': {
    roles: { 'a company’s owner': () => people.owner, 'a founder without a company': () => people.founder },
    screensMin: 33,
  },
  'who is not in yet, or no more': {
    roles: {
      'signed out': () => null,
      'somebody in the setup': () => people.newcomer,
      'somebody who is locked': () => ({ email: LOCKED, password: server.password }),
    },
    screensMin: 24,
  },
};

/** Pages that the server makes, beside the routes of the app. */
const madeByServer = () => ['/jobs', `/jobs/${people.jobId}`, '/sites/imprint', '/team'];

for (const [side, { roles, screensMin }] of Object.entries(SIDES))
  test(`WCAG 1.4.4 and 2.4.11 with text twice as large nothing is cut off, and no bar lies over what has the focus, for ${side}`, async () => {
    const shown = new Set<string>();
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    for (const [role, accountOf] of Object.entries(roles)) {
      const account = accountOf();
      if (account) await signInAnywhere(page, server.origin, account);
      else await page.goto(server.origin);
      // One that takes over later reloads the page while it is looked at.
      await untilWorkerReady(page);
      await untilShown(page);
      for (const route of ROUTES) await checkRoute(page, { route, role, shown });
      if (account) await signOutAnywhere(page, server.origin);
      else
        for (const address of madeByServer()) {
          await page.goto(server.origin + address);
          await check(page, `${role}: ${address}`);
        }
    }
    await context.close();
    expect(shown.size).toBeGreaterThanOrEqual(screensMin);
  });

/** Looks at each address of a route that this role is not led away from, and that nobody has seen before. */
async function checkRoute(
  page: Page,
  { route, role, shown }: { route: string; role: string; shown: Set<string> },
): Promise<void> {
  const isThere = () => routeOf(new URL(page.url()).pathname, ROUTES) === route;
  const screenAt = async (address: string) => `${await sideOf(page)} ${address}`;
  for (const address of addressesOf(route, people)) {
    // Who is led elsewhere is told so by the app that is there already; a page of its own takes much longer.
    await page.evaluate(goInside, address);
    if (!isThere()) break;
    if (shown.has(await screenAt(address))) continue;
    await page.goto(server.origin + address);
    await untilShown(page);
    if (!isThere()) break;
    shown.add(await screenAt(address));
    await check(page, `${role}: ${address}`);
  }
}

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

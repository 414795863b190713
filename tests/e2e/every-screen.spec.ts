import { expect, type Page, test } from '@playwright/test';
import { untilShown, untilWorkerReady } from './acts.ts';
import { signInAnywhere, step } from './console/acts.ts';
import { beyondEdge } from './console/beyond-edge.ts';
import { hiddenAtFocus } from './console/hidden-focus.ts';
import { LOCKED, makePeople, type People, prepare } from './console/people.ts';
import { addressesOf, routeOf, routesOfTree } from './console/routes.ts';
import { oneServer, withPerson } from './running.ts';

/** Every route on a phone, once for each who sees another screen there: text twice as large, and the focus in sight. */

test.setTimeout(300_000);

const ROUTES = routesOfTree();

const server = oneServer(prepare);
let people: People;
/** What has been looked at as somebody who sees the same there. */
const shown = new Set<string>();
test.beforeAll(async () => {
  people = await makePeople(server());
});

const ROLES: Record<string, () => { email: string; password: string } | null> = {
  'signed out': () => null,
  'a seeker': () => people.seeker,
  'a creator': () => people.creator,
  'a company’s owner': () => people.owner,
  'a founder without a company': () => people.founder,
  'somebody in the setup': () => people.newcomer,
  'somebody who is locked': () => ({ email: LOCKED, password: server().password }),
};

/** Routes that show another screen to each of them. */
const OWN = ['/pwa/user', '/pwa/user/create-creator', '/pwa/company'];

/** Pages that the server makes, beside the routes of the app. */
const madeByServer = () => ['/jobs', `/jobs/${people.jobId}`, '/sites/imprint', '/team'];

for (const [role, accountOf] of Object.entries(ROLES))
  test(`WCAG 1.4.4 and 2.4.11 ${role}: with text twice as large nothing is cut off, and no bar lies over what has the focus`, async () => {
    const { origin } = server();
    let checked = 0;
    await withPerson(async ({ page }) => {
      const account = accountOf();
      if (account) await signInAnywhere(page, origin, account);
      else await page.goto(origin);
      // One that takes over later reloads the page while it is looked at.
      await untilWorkerReady(page);
      for (const route of ROUTES)
        for (const address of addressesOf(route, people)) {
          const isHere = await step(address, async () => {
            await page.goto(origin + address);
            await untilShown(page);
            if (routeOf(new URL(page.url()).pathname, ROUTES) !== route) return false;
            const seen = `${OWN.includes(route) ? role : await sideOf(page)} ${address}`;
            if (shown.has(seen)) return true;
            shown.add(seen);
            await check(page, address);
            checked += 1;
            return true;
          });
          // Led elsewhere: whatever the rest of the address says.
          if (!isHere) break;
        }
      if (!account)
        for (const address of madeByServer())
          await step(address, async () => {
            await page.goto(origin + address);
            await check(page, address);
          });
    });
    expect(checked).toBeGreaterThan(0);
  });

/** A guest, a seeker and a company see other screens at one address, and so does who is in the setup or locked. */
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

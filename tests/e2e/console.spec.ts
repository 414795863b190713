import { expect, type Page, test } from '@playwright/test';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { untilShown, untilWorkerReady } from './acts.ts';
import { goInside, signInAnywhere, signOutAnywhere, step } from './console/acts.ts';
import { collectComplaints } from './console/complaints.ts';
import { expectLegible, sideOf } from './console/legible.ts';
import { LOCKED, makePeople, type People, prepare } from './console/people.ts';
import { addressesOf, routeOf, routesOfTree } from './console/routes.ts';
import { newProfile, openPerson, type Person, removeProfile } from './person.ts';
import { oneServer } from './running.ts';

/** Every route in the roles of this product, on a phone: nothing is logged, refused or reported, and everything can be read and reached. */

// Some three hundred pages, on a machine that may have other things to do; each wait has an end of its own.
test.setTimeout(600_000);

const ROUTES = routesOfTree();

const server = oneServer({ before: prepare });
let people: People;
/** Routes that have been shown to somebody, and not led elsewhere. */
const shown = new Set<string>();
/** Addresses that somebody has come to from another page, and seen. */
const loaded = new Set<string>();
/** Screens whose text and focus have been looked at, by side and address. */
const read = new Set<string>();
/** Routes of which that was one. */
const legible = new Set<string>();

/** Routes that show another screen to each role. */
const OWN = ['/pwa/user', '/pwa/user/create-creator', '/pwa/company'];

/** Pages that the server makes, beside the routes of the app. */
const madeByServer = () => ['/jobs', `/jobs/${people.jobId}`, '/sites/imprint', '/team'];

test.beforeAll(async () => {
  people = await makePeople(server());
});

const ROLES: Record<string, () => { email: string; password: string } | null> = {
  'signed out': () => null,
  'a seeker': () => people.seeker,
  'a minor who waits for a guardian': () => people.minor,
  'a creator': () => people.creator,
  'a company’s owner': () => people.owner,
  'a member without rights': () => people.member,
  'the owner of a company without a plan': () => people.withoutPlan,
  'a founder without a company': () => people.founder,
  'somebody in the setup': () => people.newcomer,
  'somebody who is locked': () => ({ email: LOCKED, password: server().password }),
};

/**
 * By the refusal of its pull a device learns that the account is locked, and by an answer that it is open again; by one
 * for a job that is not here that it is none for this age.
 */
const EXPECTED: Record<string, RegExp> = {
  'a minor who waits for a guardian': /\/api\/job\/job\/\S+(: 403|\)$)/,
  'somebody who is locked': /\/api\/sync\?\S+(: 423|\)$)/,
};
/** Roles whose screens other roles have as well, but for words: for `npm run test:e2e`. */
const ALIKE = [
  'a minor who waits for a guardian',
  'a creator',
  'a member without rights',
  'the owner of a company without a plan',
];

/** Whom guards lead away from there. `guards.spec.ts` loads each of these pages; here it would be a fifth of the walk. */
const LED: Record<string, RegExp> = {
  'signed out': /^\/pwa/,
  'a seeker': /^\/pwa\/company/,
};

/** So many devices at once: people take turns at each, because a new one fetches all files first. */
const LANES = 2;

test('WCAG 1.4.4 and 2.4.11 every route of the tree, in every role: the console is quiet, text twice as large is whole, and no bar hides the focus', async () => {
  const roles = Object.entries(ROLES).filter(([role]) => ALL_TESTS || !ALIKE.includes(role));
  const complaints: Record<string, string[]> = {};
  const lane = () =>
    withDevice(async ({ context, page }) => {
      const { told, untilAnswered } = await collectComplaints(context, page);
      for (let next = roles.shift(); next; next = roles.shift()) {
        const [role, accountOf] = next;
        const account = accountOf();
        if (account) await step(`${role} signs in`, () => signInAnywhere(page, server().origin, account));
        else await page.goto(server().origin);
        // A worker that takes over later reloads the page while it is looked at.
        await untilWorkerReady(page);
        await walk(page, role, untilAnswered);
        if (!account)
          for (const address of madeByServer())
            await step(address, async () => {
              await page.goto(server().origin + address);
              await expectLegible(page, address);
            });
        if (account) await step(`${role} signs out`, () => signOutAnywhere(page, server().origin));
        const heard = told.splice(0).filter((what) => !EXPECTED[role]?.test(what));
        if (heard.length > 0) complaints[role] = [...new Set(heard)];
      }
    });
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(complaints).toEqual({});
  expect(ROUTES.filter((route) => !shown.has(route))).toEqual([]);
  expect(ROUTES.filter((route) => !legible.has(route))).toEqual([]);
});

test('what is listened to is heard: a warning of a page and of the worker, a refusal, a policy, a field without a name', async () => {
  await withDevice(async ({ context, page }) => {
    const { told } = await collectComplaints(context, page);
    const started = context.waitForEvent('serviceworker');
    await page.goto(`${server().origin}/team`);
    await untilShown(page);
    expect(told).toEqual([]);
    await (await started).evaluate(() => console.warn('the worker warns'));
    await page.evaluate(async () => {
      console.warn('the page warns');
      const picture = new Image();
      picture.src = 'https://elsewhere.example/a.png';
      const form = document.createElement('form');
      form.append(document.createElement('input'));
      document.body.append(picture, form);
      await fetch('/api/nowhere');
    });
    for (const what of [
      /warning: the worker warns/,
      /warning: the page warns/,
      /content policy: img-src/,
      /GET \S+\/api\/nowhere: 404/,
      /FormEmptyIdAndName/,
    ])
      await expect.poll(() => told.join('\n')).toMatch(what);
  });
});

/** A fresh browser; what it complains about is for the caller to judge. */
async function withDevice(act: (device: Person) => Promise<void>): Promise<void> {
  const profile = newProfile();
  const device = await openPerson({ profile });
  try {
    await act(device);
  } finally {
    await device.close();
    removeProfile(profile);
  }
}

/** Goes to every route as the person signed in. */
async function walk(page: Page, role: string, untilAnswered: () => Promise<void>): Promise<void> {
  for (const route of ROUTES) {
    // In `npm test` one role that is shown it is enough.
    if (!ALL_TESTS && legible.has(route) && !OWN.includes(route)) continue;
    for (const address of addressesOf(route, people)) {
      await step(`${role}: ${address}`, async () => {
        // By a link inside of the app, but the first time: then as from another page, which takes
        // twice as long and which `npm test` leaves out.
        if (!ALL_TESTS || loaded.has(address) || LED[role]?.test(route)) await goInside(page, address);
        else await page.goto(server().origin + address);
        await untilShown(page);
        await untilAnswered();
        if (routeOf(new URL(page.url()).pathname, ROUTES) !== route) return;
        const screen = `${OWN.includes(route) ? role : await sideOf(page)} ${address}`;
        if (read.has(screen)) return;
        read.add(screen);
        await expectLegible(page, `${role}: ${address}`);
        legible.add(route);
      });
      const seen = routeOf(new URL(page.url()).pathname, ROUTES);
      if (seen) shown.add(seen);
      if (seen === route) loaded.add(address);
      // Led elsewhere: whatever the rest of the address says.
      if (seen !== route) break;
    }
  }
}

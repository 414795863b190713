import { expect, type Page, test } from '@playwright/test';
import { SEEN_AFTER_MS } from '../../contract/limits.ts';
import { demo } from '../harness/cli.ts';
import { untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { addColleague, PASSWORD } from './hiring.ts';
import { DESK, PHONE } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withOwner } from './running.ts';

/** A company decides about many: the board and the list of the same people, by key, by mouse and without network. */

const server = oneServer({ before: (dataDir) => demo(dataDir, '--applicants', '90') });

const decides = (act: (page: Page) => Promise<void>, path = '?view=applicants') =>
  withOwner(async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(`${server().origin}/pwa/company${path}`);
    await expect(page.locator('[data-applicant]').first()).toBeVisible();
    await act(page);
  });

const LIST = '?view=applicants&as=list';
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const tab = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} \\d+`) });
const countOf = async (page: Page, name: string) =>
  Number(
    /\d+/.exec(
      (await page
        .locator('label')
        .filter({ has: tab(page, name) })
        .textContent()) ?? '',
    )?.[0],
  );
const idOf = (page: Page, at: number) =>
  page.locator('[data-applicant]').nth(at).getAttribute('data-applicant') as Promise<string>;
const card = (page: Page, id: string) => page.locator(`[data-applicant="${id}"]`);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('company.2 the list: parts with their numbers, search, order, and one line for each', async () => {
  await decides(async (page) => {
    const open = await countOf(page, 'Open');
    expect(open).toBeGreaterThan(30);
    await expect(page.getByRole('heading', { name: /^Due this week/ })).toBeVisible();
    const [first = ''] = ((await page.locator('[data-applicant]').nth(2).textContent()) ?? '').split(' ');
    await page.getByRole('searchbox', { name: 'Search among the applicants' }).fill(first);
    await expect.poll(() => countOf(page, 'Open')).toBeLessThan(open);
    for (const shown of await page.locator('[data-applicant]').allTextContents())
      expect(shown).toContain(first);
    await page.getByRole('searchbox').fill('nobody has such a name');
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect.poll(() => countOf(page, 'Open')).toBe(open);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    const jobs = page.getByRole('combobox', { name: 'Applicants of' });
    await jobs.selectOption({ index: 1 });
    await expect.poll(() => countOf(page, 'Open')).toBeLessThan(open);
    await jobs.selectOption({ index: 0 });
    await expect.poll(() => countOf(page, 'Open')).toBe(open);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('by name');
    await expect(page.getByRole('heading', { name: /^Due this week/ })).toHaveCount(0);
    const names = await page.locator('[data-applicant]').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await tab(page, 'Closed').check({ force: true });
    await expect(page).toHaveURL(/tab=closed/);
  }, LIST);
});

test('company.10 the table: rows of 36 px, sorted by a heading, walked by keys, kept on this device', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    await page.getByRole('radio', { name: 'Table' }).check({ force: true });
    const table = page.getByRole('table', { name: 'Applicants' });
    const rows = table.getByRole('row');
    expect((await rows.nth(1).boundingBox())?.height).toBe(36);
    const names = () => page.locator('[data-applicant]').allTextContents();
    await table.getByRole('button', { name: 'Name' }).click();
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    const first = await names();
    expect(first).toEqual([...first].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare));
    await table.getByRole('button', { name: 'Name' }).click();
    await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
    await page.locator('[data-applicant]').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-applicant]').nth(1)).toBeFocused();
    // The device keeps the table, the address need not say it.
    await page.goto(`${server().origin}/pwa/company?view=applicants`);
    await expect(table).toBeVisible();
  });
});

test('company.2 thirty decisions with two keys each at most, and the focus is always on the next one', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    const open = await countOf(page, 'Open');
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    await press('j');
    for (let decision = 0; decision < 30; decision += 1) {
      const id = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.applicant ?? '');
      expect(id).not.toBe('');
      if (decision % 3 === 0) {
        await press('a');
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Decline' })).toBeFocused();
        await press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      } else await press('e');
      await expect(card(page, id)).toHaveCount(0);
      await expect(page.locator('[data-applicant]:focus')).toHaveCount(1);
    }
    expect(presses).toBeLessThanOrEqual(60);
    expect(await countOf(page, 'Open')).toBe(open - 30);
  }, LIST);
});

test('company.2 several are declined at once, with their letter read before, and undone as one', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    const ids = await Promise.all([0, 1, 2].map((at) => idOf(page, at)));
    const [open, closed] = [await countOf(page, 'Open'), await countOf(page, 'Closed')];
    await page.locator('[data-applicant]').first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Shift+J');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('a');
    const sheet = page.getByRole('dialog', { name: 'Decline 3 people' });
    await expect(sheet.getByRole('heading', { name: 'They read this' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => countOf(page, 'Closed')).toBe(closed + 3);
    await expect(page.getByText(/^Rejection of .*, and 2 more$/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(() => countOf(page, 'Open')).toBe(open);
    for (const id of ids) await expect(card(page, id)).toBeVisible();

    // The same again, and this time it goes out.
    for (const id of ids) {
      const name = await card(page, id).textContent();
      await page
        .locator('li')
        .filter({ has: card(page, id) })
        .getByRole('checkbox', { name: `Select ${name}` })
        .click();
    }
    await page.getByRole('button', { name: /^Decline 3/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline 3 people' }).click();
    await expect(undo(page)).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
    await page.reload();
    await expect.poll(() => countOf(page, 'Closed')).toBe(closed + 3);
  }, LIST);
});

test('company.2 the board: six columns, moves by key and by mouse, and a column that cannot take somebody says why', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    for (const name of ['New', 'Seen', 'In conversation', 'Offer', 'Hired', 'Closed'])
      await expect(column(page, name)).toBeVisible();
    const id = await idOf(page, 0);
    await card(page, id).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'They are invited to talk' })).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column(page, 'Offer').getByText('Invite them to talk first.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Invite them to talk first.')).toHaveCount(0);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(column(page, 'In conversation').locator(`[data-applicant="${id}"]`)).toBeVisible();
    await undo(page).click();
    await expect(column(page, 'New').locator(`[data-applicant="${id}"]`)).toBeVisible();

    // By mouse: nobody is declined by dragging alone.
    await card(page, id).dragTo(column(page, 'Closed'));
    const letter = page.getByRole('dialog', { name: /^Decline / });
    await letter.getByRole('button', { name: 'Back' }).click();
    await card(page, id).dragTo(column(page, 'Hired'));
    await expect(column(page, 'New').locator(`[data-applicant="${id}"]`)).toBeVisible();
    await card(page, id).dragTo(column(page, 'Closed'));
    await letter.getByRole('button', { name: 'Decline' }).click();
    await expect(column(page, 'Closed').locator(`[data-applicant="${id}"]`)).toBeVisible();
    // 4.2: the owner may take it back for a day.
    await expect(undo(page)).toHaveCount(0);
    await card(page, id).dragTo(column(page, 'In conversation'));
    await expect(column(page, 'In conversation').locator(`[data-applicant="${id}"]`)).toBeVisible();
  });
});

test('company.2 beside an open applicant the board keeps columns that can be read, and the applicant stays open across widths', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    const strip = (name: string) =>
      column(page, name).getByRole('button', { name: new RegExp(`^\\d+ ${name}`) });
    const first = await idOf(page, 0);
    const name = (await card(page, first).textContent()) ?? '';
    await card(page, first).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel).toBeVisible();
    for (const folded of ['Hired', 'Closed']) await expect(strip(folded)).toBeVisible();
    for (const whole of ['New', 'Seen', 'In conversation', 'Offer'])
      expect((await column(page, whole).boundingBox())?.width).toBeGreaterThan(140);
    await pictures(page, 'applicants-panel', ['desk']);
    await strip('Closed').click();
    await expect(column(page, 'Closed').locator('[data-applicant]').first()).toBeFocused();
    await expect(strip('Offer')).toBeVisible();

    for (const width of [1000, 390, 1280]) {
      await page.setViewportSize({ ...DESK, width });
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`applicant=${first}`));
    }
    await expect(strip('Hired')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(strip('Hired')).toHaveCount(0);
  });
});

test('company.2 a quick look is not seen: an applicant counts as seen only after a moment', {
  tag: '@long',
}, async () => {
  await withOwner(
    async ({ page }) => {
      await page.clock.install();
      await page.goto(`${server().origin}/pwa/company?view=applicants&sort=newest`);
      const id = await column(page, 'New').locator('[data-applicant]').first().getAttribute('data-applicant');
      const mine = card(page, id as string);
      const panel = page.getByRole('dialog', { name: (await mine.textContent()) ?? '' });
      await page.clock.pauseAt(Date.now() + 60_000);
      // What the page itself waits for are frames; a look takes no longer than a few of them.
      const within = (count: () => Promise<number>, wanted: number) =>
        expect
          .poll(async () => {
            await page.clock.runFor(5);
            return count();
          })
          .toBe(wanted);
      await mine.click();
      await within(() => panel.count(), 1);
      await page.clock.runFor(SEEN_AFTER_MS / 2);
      await page.keyboard.press('Escape');
      await within(() => panel.count(), 0);
      await page.clock.runFor(10 * SEEN_AFTER_MS);
      await expect(column(page, 'New').locator(`[data-applicant="${id}"]`)).toBeVisible();

      await mine.click();
      await within(() => panel.count(), 1);
      await page.clock.runFor(SEEN_AFTER_MS);
      await within(() => column(page, 'Seen').locator(`[data-applicant="${id}"]`).count(), 1);
    },
    { viewport: DESK },
  );
});

test('company.2 on a phone a finger sideways leads to the next applicant and back, and scrolls when it goes up', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    await page.setViewportSize(PHONE);
    const [first, second] = [await idOf(page, 0), await idOf(page, 1)];
    await card(page, first).click();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const draw = async (from: [number, number], to: [number, number]) => {
      const at = (part: number) => ({
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const place = page.locator('[data-walk] p');
    await expect(place).toHaveText(/^1 of/);
    // A finger that is put down while the panel comes in finds what was there before.
    await page.evaluate(() => {
      const ending = ({ effect }: Animation) => Number.isFinite(Number(effect?.getComputedTiming().endTime));
      return Promise.allSettled(
        document
          .getAnimations()
          .filter(ending)
          .map(({ finished }) => finished),
      );
    });
    await draw([300, 400], [100, 410]);
    await expect(place).toHaveText(/^2 of/);
    await expect(page).toHaveURL(new RegExp(`applicant=${second}`));
    await draw([200, 600], [190, 300]);
    await draw([250, 400], [220, 405]);
    await draw([100, 400], [300, 390]);
    await expect(page).toHaveURL(new RegExp(`applicant=${first}`));
    await expect(place).toHaveText(/^1 of/);
  }, LIST);
});

test('company.6 decisions made without network say so, and go out when it is back', async () => {
  await decides(async (page) => {
    await untilWorkerReady(page);
    await page.context().setOffline(true);
    const open = await countOf(page, 'Open');
    await page.keyboard.press('j');
    const id = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.applicant ?? '');
    await page.keyboard.press('e');
    await expect.poll(() => countOf(page, 'Open')).toBe(open - 1);
    await tab(page, 'In conversation').check({ force: true });
    const line = page.locator('li').filter({ has: card(page, id) });
    await expect(line).toContainText(/not sent|undo/);
    await page.context().setOffline(false);
    await expect(line).not.toContainText(/not sent|undo/);
    await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
  }, LIST);
});

test('17.8 new applications for one job are one notification, which leads to all of them', {
  tag: '@long',
}, async () => {
  await decides(async (page) => {
    await page.getByRole('button', { name: 'Notifications' }).filter({ visible: true }).click();
    const stack = page
      .getByRole('listitem')
      .filter({ hasText: /\d+ new applications/ })
      .first();
    await expect(stack).toContainText(/ and \d+ more applied: /);
    await stack.getByRole('link').click();
    await expect(page).toHaveURL(/view=applicants&job=/);
    await expect(page.getByRole('combobox', { name: 'Applicants of' })).not.toHaveValue('');
  }, LIST);
});

test('company.7 company.8 three are given to a colleague at once, without network, and one note names her', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const owner = await signInAs(origin, 'company@example.org', password);
  const mia = { first: 'Mia', last: 'Lehmann', email: 'mia.lehmann@example.org' };
  await addColleague(server(), owner, mia, { position: 'Filialleitung', canChat: true });
  await decides(async (page) => {
    await untilWorkerReady(page);
    await page.context().setOffline(true);
    const ids = await Promise.all([0, 1, 2].map((at) => idOf(page, at)));
    await page.locator('[data-applicant]').first().focus();
    for (const key of ['x', 'Shift+J', 'Shift+J', 'g']) await page.keyboard.press(key);
    const sheet = page.getByRole('dialog', { name: 'Assign 3 people to' });
    await expect(sheet.getByRole('button', { name: 'You' })).toBeVisible();
    await pictures(page, 'company-assign');
    await sheet.getByRole('button', { name: 'Mia Lehmann, Filialleitung' }).click();
    await expect(sheet).toBeHidden();
    for (const id of ids)
      await expect(page.locator('li').filter({ has: card(page, id) })).toContainText(
        'Assigned to Mia Lehmann',
      );
    const [noted = ''] = ids;
    await card(page, noted).click();
    const notes = page.getByRole('dialog').getByLabel('Notes');
    await notes.pressSequentially('Call today, @Mi');
    await page
      .getByRole('listbox', { name: 'Colleagues' })
      .getByRole('option', { name: 'Mia Lehmann' })
      .click();
    await expect(notes).toHaveValue(/^Call today, @Mia Lehmann/);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByRole('button', { name: 'Save notes' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
    const { api, uid } = await signInAs(origin, mia.email, PASSWORD);
    const told = async () =>
      (await api('notification.list', { userId: uid })).items.filter(
        ({ type }) => type === 'application_mentioned',
      );
    await expect.poll(told).toHaveLength(1);
    const read = await owner.api('application.list', { _applicationId: noted });
    expect(read.items).toMatchObject([{ private: { notes: expect.stringContaining(uid) } }]);
    expect(JSON.stringify(read.items)).not.toContain('@Mia');
    for (const _applicationId of ids) {
      const { items } = await owner.api('application.list', { _applicationId });
      expect(items).toMatchObject([{ private: { assigned: { by: owner.uid } } }]);
    }
  }, LIST);
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { PDF } from '../../server/testing/sample-files.ts';
import { type DataDir, newHostedSampleDir } from '../harness/data-dir.ts';
import { openDatabaseOf } from '../harness/databases.ts';
import type { Line } from '../harness/line.ts';
import { ROOT, type RunningServer } from '../harness/server.ts';
import { chip, said, signIn, untilReadyOffline, untilWorkerReady, write } from './acts.ts';
import { lineHere, startHere, visitedProfile } from './installed.ts';
import { DESK, openPerson, type Person, PHONE, removeProfile } from './person.ts';
import { violationsOn } from './violations.ts';

/** W9: what somebody attaches, with and without network, arrives once and whole. */

const PICTURES = join(ROOT, '.screenshots');
const LOOKS = [
  { size: 'phone', viewport: PHONE, theme: 'light', language: 'de_DE' },
  { size: 'phone', viewport: PHONE, theme: 'dark', language: 'en_US' },
  { size: 'desk', viewport: DESK, theme: 'light', language: 'en_US' },
  { size: 'desk', viewport: DESK, theme: 'dark', language: 'de_DE' },
] as const;

const TEXT = 'Hier sind Foto und Zeugnis aus dem Tunnel.';
/** Three pieces and a bit: anything may follow a PDF's head, as long as its end is one. */
const REPORT = Buffer.concat([PDF, Buffer.alloc(3 * 1024 * 1024 + 777, 'x'), Buffer.from('\n%%EOF\n')]);

let server: RunningServer;
let line: Line;
let folder: DataDir;
let company: Person;
let seeker: Person;
let drawer: string;
const profiles: string[] = [];
const file = (name: string) => join(drawer, name);

test.setTimeout(300_000);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  drawer = await mkdtemp(join(tmpdir(), 'zusage-files-'));
  await writeFile(file('Zeugnis.pdf'), REPORT);
  await writeFile(file('Lebenslauf.pdf'), PDF);
  await writeFile(file('Schalter.exe'), 'MZ');
  const background = { r: 190, g: 120, b: 60 };
  const theke = sharp({ create: { width: 3000, height: 2000, channels: 3, background, noise } });
  await writeFile(file('Theke.jpg'), await theke.jpeg({ quality: 95 }).toBuffer());
  folder = await newHostedSampleDir();
  server = await startHere(folder.dataDir);
  line = await lineHere(server.origin);
  profiles.push(await visitedProfile(), await visitedProfile());
  company = await openPerson({ profile: profiles[0] as string, viewport: DESK });
  seeker = await openPerson({ profile: profiles[1] as string });
});
test.afterAll(async () => {
  await company?.close();
  await seeker?.close();
  await line?.close();
  await server?.stop();
  await folder?.remove();
  await Promise.all([...profiles.map(removeProfile), rm(drawer, { recursive: true, force: true })]);
});
test.afterEach(() => expect([...company.problems, ...seeker.problems]).toEqual([]));

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function attach(page: Page, ...names: string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(names.map(file));
}

/** Opens a file in place and saves it from there; its bytes. */
async function savedFromViewer(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('button', { name: `Open: ${name}` }).click();
  const viewer = page.getByRole('dialog', { name });
  const bytes = await saved(page, () => viewer.getByRole('button', { name: 'Save' }).click());
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  return bytes;
}

/** Presses what saves a file; its bytes. */
async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

/** Takes a picture in every look, and has the rules of accessibility checked. */
async function look(page: Page, name: string, prepare: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const { size, viewport, theme, language } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      ([theme, language]) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('language', language);
      },
      [theme, language] as const,
    );
    await page.reload();
    await prepare();
    await page.screenshot({ path: join(PICTURES, `${name}-${size}-${theme}-${language}.png`) });
    expect(await violationsOn(page), `${name}, ${size}, ${theme}, ${language}`).toEqual([]);
  }
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('language', 'en_US');
  });
  await page.setViewportSize(before ?? PHONE);
  await page.reload();
}

test('job.3 an application takes files along, and the company opens them', { tag: '@long' }, async () => {
  await signIn(seeker.page, line.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(seeker.page);
  const { page } = seeker;
  await page.goto(`${line.origin}/pwa?q=zwoelfapfel`);
  const job = page.getByRole('article').filter({ hasText: 'Zwölfapfel' }).getByRole('link').first();
  await page.goto(line.origin + (await job.getAttribute('href')));
  const sheet = page.getByRole('dialog', { name: /Your application|Deine Bewerbung/ });
  const open = () => page.getByRole('button', { name: /^(Apply|Bewerben)$/ }).click();
  await open();
  await attach(page, 'Lebenslauf.pdf', 'Theke.jpg', 'Schalter.exe');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet.getByRole('alert')).toContainText('Schalter.exe: files of this kind are not possible');
  // What was chosen is still there after a reload.
  await look(page, 'apply-files', async () => {
    await open();
    await expect(sheet.getByText('Lebenslauf.pdf', { exact: true })).toBeVisible();
    await expect(sheet.locator('img')).toHaveCount(1);
    await sheet.getByRole('button', { name: /Add files|Dateien hinzufügen/ }).scrollIntoViewIfNeeded();
  });
  await open();
  await sheet.getByRole('button', { name: 'Remove Theke.jpg' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  // There is nothing to read in it: the company would get it once it has invited.
  await sheet.getByText('Show Lebenslauf.pdf at once').click();
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Files of your application' })).toContainText('Lebenslauf.pdf');

  await signIn(company.page, server.origin, 'company@example.org', server.password);
  await company.page.goto(`${server.origin}/pwa/company?view=applicants`);
  const applicant = company.page
    .getByRole('button', { name: /Jana K\./ })
    .filter({ visible: true })
    .first();
  await applicant.click();
  const read = company.page.getByRole('dialog', { name: /Jana/ });
  expect(sha256(await savedFromViewer(company.page, 'Lebenslauf.pdf'))).toBe(sha256(PDF));
  await look(company.page, 'applicant-files', () => expect(read.getByText('Lebenslauf.pdf')).toBeVisible());
  await read.getByRole('button', { name: 'Invite to talk' }).click();
  await expect(chip(company.page, 'All sent')).toBeVisible();
  await read.getByRole('link', { name: 'Write' }).click();
  await write(company.page, 'Schick uns gern dein Zeugnis.');
});

test('W9.1 W9.2 photo and report attached in a tunnel, and the line cut after the first piece: once, and whole', {
  tag: '@long',
}, async () => {
  const { page, context } = seeker;
  await page.goto(`${line.origin}/pwa/chat`);
  await page.getByRole('button', { name: /Zwölfapfel/ }).click();
  await expect(said(page, 'Schick uns gern dein Zeugnis.')).toBeVisible();
  await untilWorkerReady(page);

  // Nothing gets through from here on, not even to the worker.
  const pieces: string[] = [];
  line.act(() => 'refuse');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Your message to/ }).fill(TEXT);
  await attach(page, 'Theke.jpg', 'Zeugnis.pdf');
  const tray = page.getByRole('list', { name: /Files that go along|Dateien, die mitgehen/ });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await look(page, 'chat-files-chosen', () => expect(tray.locator('img')).toHaveCount(1));
  await expect(page.getByRole('textbox', { name: /^Your message to/ })).toHaveValue(TEXT);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tray).toBeHidden();
  const log = page.getByRole('log');
  await expect(log.getByText('waits for network')).toBeVisible();
  await look(page, 'chat-files-waiting', async () => {
    await expect(log.getByText(TEXT)).toBeVisible();
    // The picture is shown from this device.
    await expect(log.locator('img')).toHaveCount(1);
  });

  // The line comes back and breaks after the report's first piece; a second time the answer alone is lost.
  line.act((method, path) => {
    if (method !== 'PUT' || !path.startsWith('/api/file/bytes/')) return 'pass';
    pieces.push(path);
    if (pieces.length === 3) return 'refuse';
    return pieces.length === 5 ? 'lose-answer' : 'pass';
  });
  const cut = line.reached('refuse');
  await context.setOffline(false);
  await cut;
  // On a phone an open conversation has no chip: its last message says it.
  await expect(log.getByText(/^(received|read)$/).last()).toBeVisible({ timeout: 90_000 });
  await expect(log.getByText(/uploading|waits for network/)).toHaveCount(0);
  expect(pieces.length).toBeGreaterThan(4);

  await expect(said(company.page, TEXT)).toBeVisible();
  const there = company.page.getByRole('log');
  await expect(there.locator('img')).toHaveCount(1);
  expect(sha256(await savedFromViewer(company.page, 'Zeugnis.pdf'))).toBe(sha256(REPORT));
  await there.getByRole('button', { name: 'Open: Theke.jpg' }).click();
  const viewer = company.page.getByRole('dialog', { name: 'Theke.jpg' });
  await expect(viewer.getByRole('img', { name: 'Theke.jpg' })).toBeVisible();
  await company.page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await look(company.page, 'chat-files-received', () => expect(there.locator('img')).toHaveCount(1));
});

test('W7.6 a file the server does not take is named, can be taken off, and the rest is sent', {
  tag: '@long',
}, async () => {
  const { page } = seeker;
  await writeFile(file('Getarnt.pdf'), 'Das ist gar kein PDF.');
  await page.getByRole('textbox', { name: /^Your message to/ }).fill('Noch etwas.');
  await attach(page, 'Lebenslauf.pdf', 'Getarnt.pdf');
  await expect(page.getByRole('list', { name: 'Files that go along' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(/^Getarnt\.pdf: this file is not what its name says/)).toBeVisible();
  await log.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove Getarnt.pdf' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(company.page, 'Noch etwas.')).toBeVisible();

  await server.stop();
  const { db, close } = await openDatabaseOf(folder.dataDir);
  try {
    const messages = await db
      .selectFrom('message')
      .where('text', 'in', [TEXT, 'Noch etwas.'])
      .select(['text', 'attachments'])
      .orderBy('seq')
      .execute();
    expect(messages.map(({ text }) => text)).toEqual([TEXT, 'Noch etwas.']);
    const kept = await db
      .selectFrom('file')
      .where('sent_hash', '=', sha256(REPORT))
      .select(['attached_type', 'blob_hash'])
      .execute();
    expect(kept).toEqual([{ attached_type: 'message', blob_hash: sha256(REPORT) }]);
  } finally {
    await close();
  }
});

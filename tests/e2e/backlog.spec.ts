import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { API_BASE, HEALTH_PATH } from '../../contract/calls.ts';
import { BATCH } from '../../contract/limits.ts';
import { openPgliteFolder } from '../../server/database/pglite-folder.ts';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { SYNC_TAG } from '../../src/device/worker-message.ts';
import { type DataDir, newSampleDir } from '../harness/data-dir.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn, untilWorkerReady, untilWritable, write } from './acts.ts';
import { type Account, signInAs } from './chaos/api.ts';
import { lineHere, startHere } from './installed.ts';
import { withPerson } from './running.ts';
import { stored } from './stored.ts';
import { fireSync } from './worker.ts';

/** As many as somebody writes in a day; `npm test` shows it with more than one minute lets through. */
const MESSAGES = ALL_TESTS ? 500 : 80;
const HOURS = 10;
const HEALTH = API_BASE + HEALTH_PATH;

let server: RunningServer;
let folder: DataDir;
test.beforeAll(async () => {
  folder = await newSampleDir();
  const { db, close } = await openPgliteFolder(folder.dataDir);
  // The people of the sample are as old as the server; who has a day's backlog is older.
  await db
    .updateTable('user')
    .set({ created_at: new Date(Date.now() - 30 * 86_400_000) })
    .execute();
  await close();
  server = await startHere(folder.dataDir);
});
test.afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

/** A conversation in which both may write. */
async function talk(): Promise<{ seeker: Account; conversationId: string }> {
  const company = await signInAs(server.origin, 'company@example.org', server.password);
  const seeker = await signInAs(server.origin, 'seeker@example.org', server.password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const { items } = await company.api('job.of-company', {
    companyId: _linkedCompanyId as string,
    status: 'published',
  });
  const [_applicationId, conversationId] = [v7(), v7()];
  await seeker.api('application.add', {
    _id: _applicationId,
    _jobId: items[0]?._id as string,
    _conversationId: conversationId,
    note: 'Ich kann ab Montag.',
    jobRev: 1,
  });
  await company.api('application.accept', { _applicationId });
  return { seeker, conversationId };
}

const UNTRIED = { state: 'waiting', sent: false, tries: 0, rounds: 0, nextAt: 0 };

/** As if the one that waits had been written so many times, evenly over the last hours. */
function multiplyWaiting(page: Page, ids: readonly string[]): Promise<void> {
  return page.evaluate(
    async ([keys, hours, untried]) => {
      type Entry = { order?: number; id: string; at: string; args: Record<string, unknown> };
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const found = (await indexedDB.databases()).find(({ name }) =>
        /^zusage:(?!public)(?!.*~market$)/.test(name ?? ''),
      );
      const db = await done(indexedDB.open(found?.name as string));
      const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
      const [first] = (await done(store.getAll())) as [Entry];
      await done(store.clear());
      const step = (hours * 3_600_000) / keys.length;
      for (const [n, id] of keys.entries()) {
        const at = new Date(Date.now() - (keys.length - n) * step).toISOString();
        const args = { ...first.args, clientId: id, text: `Nachricht ${n}`, clientAt: at };
        const entry = { ...first, id, at, args, touches: [], reads: [], ...untried };
        await done(store.add({ ...entry, order: n + 1_000 }));
      }
      db.close();
    },
    [ids, HOURS, UNTRIED] as const,
  );
}

async function received({ api }: Account, conversationId: string): Promise<string[]> {
  const texts: string[] = [];
  for (let afterSeq = 0, more = true; more; ) {
    const page = await api('conversation.get', { conversationId, afterSeq, limit: 200 });
    texts.push(...page.messages.filter(({ type }) => type === 'text').map(({ text }) => text ?? ''));
    afterSeq = page.messages.at(-1)?.seq ?? afterSeq;
    more = page.more;
  }
  return texts;
}

test(`W4.3, W7.9 ${MESSAGES} messages of a day without network arrive in order by one Background Sync`, {
  tag: '@long',
}, async () => {
  test.setTimeout(420_000);
  const { seeker, conversationId } = await talk();
  const line = await lineHere(server.origin);
  const posts: string[] = [];
  await withPerson(async ({ page, context }) => {
    await signIn(page, line.origin, 'seeker@example.org', server.password);
    await untilWorkerReady(page);
    await page.goto(`${line.origin}/pwa/chat?conversation=${conversationId}`);
    await untilWritable(page);
    line.act(() => 'refuse');
    await write(page, 'Nachricht 0');
    const elsewhere = await context.newPage();
    await expect
      .poll(async () => (await stored<{ state: string }>(page, 'own', 'outbox'))?.map(({ state }) => state))
      .toEqual(['waiting']);
    await page.close();
    // A page of the same origin without the app in it.
    line.act((_, path) => (path === HEALTH ? 'pass' : 'refuse'));
    await elsewhere.goto(line.origin + HEALTH);
    await multiplyWaiting(
      elsewhere,
      Array.from({ length: MESSAGES }, () => v7()),
    );
    line.act((method, path) => {
      if (method === 'POST' && /batch|add-message/.test(path)) posts.push(path);
      return 'pass';
    });
    await fireSync(elsewhere, line.origin, { tag: SYNC_TAG, lastChance: false });
    await expect
      .poll(async () => (await stored(elsewhere, 'own', 'outbox'))?.length, { timeout: 240_000 })
      .toBe(0);
  });
  await line.close();
  expect(await received(seeker, conversationId)).toEqual(
    Array.from({ length: MESSAGES }, (_, n) => `Nachricht ${n}`),
  );
  expect(posts.length).toBeLessThanOrEqual(MESSAGES / BATCH.entriesMax + 2);
  console.log(`${MESSAGES} messages in ${posts.length} requests`);
});

import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const read = async (t: TestApp, url: string) => {
  const { statusCode, body, headers } = await t.app.inject({ url, headers: { 'accept-language': 'de' } });
  return { status: statusCode, body, headers };
};

onDatabase((app) => {
  test('no name in an address is a fault of ours', async () => {
    const t = app();
    expect((await read(t, '/creators/%00')).status).toBe(404);
    expect((await read(t, '/og/creators/%00.png')).status).toBe(404);
    expect(t.faults).toEqual([]);
  });

  test('a search with an invented cursor begins at the start', async () => {
    const t = app();
    const plain = await read(t, '/jobs?q=verkauf');
    const invented = await read(t, '/jobs?q=verkauf&after=abc');
    const head = ({ body }: { body: string }) => /<h1>(.*?)<\/h1>/s.exec(body)?.[1];
    expect([invented.status, head(invented)]).toEqual([200, head(plain)]);
  });
});

test('who opens too many pages is told so by a page, and when to come again', async () => {
  const t = await testApp(openMigrated, { floodLimits: { address: 600, token: 200, pages: 3 } });
  for (let times = 0; times < 3; times++) expect((await read(t, '/jobs')).status).toBe(200);
  const { status, body, headers } = await read(t, '/jobs');
  await t.close();
  expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain('Zu viele Seiten auf einmal');
  expect(body).not.toContain('Gerade antwortet der Server nicht.');
});

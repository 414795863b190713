import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { errorBody } from '../../../contract/error-body.ts';
import { marketManifest } from '../../../contract/market-files.ts';
import { segmentKey } from '../../domain/market-files/segment-key.ts';
import { manifestOf, writeMarket } from '../../testing/market-files.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const MANIFEST = '/api/market/manifest/market';

async function market(t: TestApp) {
  const { _id } = await company(t, 'owner');
  for (const title of ['Bakery counter', 'Bakery kitchen', 'Bakery office'])
    await publishedJob(t, 'owner', _id, { title });
  await writeMarket(t);
  return { companyId: _id, hash: (await manifestOf(t)).cells[0]?.base.hash as string };
}

const asked = (t: TestApp, url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers });

onDatabase((app) => {
  test('R10.1 a manifest is for anybody and for any cache, and says when nothing is new', async () => {
    const t = app();
    const { companyId } = await market(t);
    const first = await asked(t, MANIFEST);
    expect([first.statusCode, first.headers['cache-control'], first.headers.vary]).toEqual([
      200,
      'public, max-age=1, stale-while-revalidate=1',
      'accept-encoding',
    ]);
    const tag = first.headers.etag as string;
    const same = await asked(t, MANIFEST, { 'if-none-match': tag });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
    await publishedJob(t, 'owner', companyId);
    await writeMarket(t);
    const next = await asked(t, MANIFEST, { 'if-none-match': tag });
    expect([next.statusCode, next.json().run]).toEqual([200, 2]);
    const packed = await asked(t, MANIFEST, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(next.json());
  });

  test('R10.1, R10.4 a file never changes, and its name is the hash of its lines, however it is packed', async () => {
    const t = app();
    const { hash } = await market(t);
    const url = `/api/market/segment/${hash}`;
    const stored = await t.ports.files.read(segmentKey(hash));
    const packed = await asked(t, url, { 'accept-encoding': 'gzip, deflate, br' });
    expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['br', stored]);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=21600, immutable');
    const zipped = await asked(t, url, { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await asked(t, url);
    expect([zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'gzip',
      undefined,
    ]);
    for (const lines of [
      brotliDecompressSync(packed.rawPayload),
      gunzipSync(zipped.rawPayload),
      plain.rawPayload,
    ])
      expect(createHash('sha256').update(lines).digest('hex')).toBe(hash);
    for (const { headers } of [packed, zipped, plain]) expect(headers.vary).toContain('accept-encoding');
    const same = await asked(t, url, { 'if-none-match': `W/"${hash}"` });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  test('R10.1 there is no market but those that people see, and no file that no run has written', async () => {
    const t = app();
    await market(t);
    const paths = [
      'manifest/market:12',
      'manifest/market:18',
      'manifest/user:mia',
      `segment/${'0'.repeat(64)}`,
      'segment/x',
    ];
    for (const path of paths) {
      const answer = await asked(t, `/api/market/${path}`);
      expect([path, answer.statusCode, errorBody.parse(answer.json()).error.code]).toEqual([
        path,
        404,
        'not_found',
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await asked(t, '/api/market/manifest/market:17')).statusCode).toBe(200);
  });

  test('R10.2 a device that holds a part of a large market asks for the files of that, also after it was split', async () => {
    const t = app();
    t.settings.marketFiles = { everyMs: 0, cellRows: 1 };
    const { _id } = await company(t, 'owner');
    const places = [
      ['Celle', 52.6, 10.1],
      ['Passau', 48.6, 13.4],
      ['Lima', -12, -77],
    ] as const;
    for (const [label, lat, lng] of places)
      await publishedJob(t, 'owner', _id, { location: { label, lat, lng } });
    await publishedJob(t, 'owner', _id, { remote: 'full' });
    await writeMarket(t);
    const { cells: all } = await manifestOf(t);
    const named = async (cells: string) => {
      const answer = await asked(t, `${MANIFEST}?cells=${cells}`);
      expect(answer.statusCode).toBe(200);
      const { cells: found } = marketManifest.parse(answer.json());
      return found.map(({ cell }) => cell);
    };
    const everything = all.map(({ cell }) => cell);
    expect(everything).toHaveLength(4);
    expect(await named('m')).toEqual(everything);
    expect(await named('p3')).toEqual(everything.filter((cell) => cell.startsWith('p3')));
    expect(await named('p0,r')).toEqual(['p0', 'r']);
    const first = await asked(t, `${MANIFEST}?cells=p0`);
    const again = await asked(t, `${MANIFEST}?cells=p0`, { 'if-none-match': first.headers.etag as string });
    expect(again.statusCode).toBe(304);
    expect((await asked(t, `${MANIFEST}?cells=p9`)).json().error.code).toBe('fields_invalid');
  });

  test('R10.6 while a market has no files yet, no device takes it for empty', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    await t.db.deleteFrom('work').execute();
    await writeMarket(t);
    const answer = await asked(t, MANIFEST);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(t.faults).toEqual([]);
  });

  test('R10.1 a device that reads files is sent no job by a pull, but hears that its market was reset', async () => {
    const t = app();
    await market(t);
    await seeker(t, 'mia');
    const files = { market: 'files' } as const;
    const before = await t.call('mia', 'sync.pull', {});
    expect(before.data.changes.filter(({ table }) => table === 'job')).toHaveLength(3);
    const { data } = await t.call('mia', 'sync.pull', files);
    expect(data.buckets).toEqual(['user:mia', 'market']);
    expect([data.more, data.changes.map(({ table }) => table)]).toEqual([false, ['user']]);
    // A cursor of an app that pulled the market goes on, and one of a device that reads files loads it by a pull.
    const old = await t.call('mia', 'sync.pull', { ...files, cursor: before.data.cursor });
    expect([old.data.reset, old.data.changes]).toEqual([[], []]);
    const back = await t.call('mia', 'sync.pull', { cursor: old.data.cursor });
    expect(back.data.changes.filter(({ table }) => table === 'job')).toHaveLength(3);
    const strange = await t.call('mia', 'sync.pull', { ...files, cursor: 'of another database' });
    expect(strange.data.reset).toEqual(['user:mia', 'market']);
  });
});

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKey } from '../../domain/file/keys.ts';
import { bucketFiles } from '../../ports/files/bucket-files.ts';
import type { Files } from '../../ports/files/files.ts';
import { seeker } from '../../testing/people.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { PDF } from '../../testing/sample-files.ts';
import { type StorageServer, startStorageServer } from '../../testing/storage-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { getBytes, sha256, uploaded } from '../../testing/upload.ts';

let t: TestApp;
let server: StorageServer;
const before = process.env.STORAGE_EMULATOR_HOST;
const app = initializeApp({ projectId: 'demo-zusage' }, 'bucket-route-test');

beforeAll(async () => {
  server = await startStorageServer();
  process.env.STORAGE_EMULATOR_HOST = server.url;
  t = await testApp(openMigrated);
  (t.ports as { files: Files }).files = bucketFiles(getStorage(app).bucket('files'));
}, 60_000);
afterAll(async () => {
  await t.close();
  await deleteApp(app);
  if (before === undefined) delete process.env.STORAGE_EMULATOR_HOST;
  else process.env.STORAGE_EMULATOR_HOST = before;
  await server.stop();
});

test('a file goes up in pieces, is read in parts and is erased, all of it in a bucket', async () => {
  await seeker(t, 'mia');
  const long = Buffer.concat([PDF, Buffer.alloc(1_500_000, 'x'), Buffer.from('\n%%EOF\n')]);
  const fileId = await uploaded(t, 'mia', long);
  expect(server.names().filter((name) => name.startsWith('unfinished/'))).toHaveLength(2);
  await t.doWork();
  expect(server.names()).toEqual([contentKey(sha256(long))]);
  expect((await getBytes(t, 'mia', fileId)).rawPayload.equals(long)).toBe(true);
  const part = await getBytes(t, 'mia', fileId, { headers: { range: 'bytes=0-7' } });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.4']);
  await t.call('mia', 'file.delete', { fileId });
  await t.doWork();
  expect(server.names()).toEqual([]);
  expect(t.faults).toEqual([]);
});

test('a bucket that is away is a fault of ours, and the upload goes on where it was once it is back', async () => {
  await t.reset();
  await seeker(t, 'mia');
  const working = t.ports.files;
  const away: Files = {
    ...working,
    put: async () => {
      throw Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' });
    },
  };
  (t.ports as { files: Files }).files = away;
  await expect(uploaded(t, 'mia', PDF)).rejects.toThrow(/unavailable/);
  (t.ports as { files: Files }).files = working;
  const { id } = await t.db.selectFrom('file').select('id').executeTakeFirstOrThrow();
  expect((await t.call('mia', 'file.get', { fileId: id })).data.state).toBe('uploading');
  expect((await getBytes(t, 'mia', await uploaded(t, 'mia', PDF))).rawPayload.equals(PDF)).toBe(true);
});

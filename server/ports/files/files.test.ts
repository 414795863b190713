import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey, pieceKey, uploadPrefix } from '../../domain/file/keys.ts';
import { type StorageServer, startStorageServer } from '../../testing/storage-server.ts';
import { bucketFiles } from './bucket-files.ts';
import type { Files } from './files.ts';
import { folderFiles, removeUnfinishedParts } from './folder-files.ts';

const HASH = 'ab'.repeat(32);
const UPLOAD = '0195e0c0-0000-7000-8000-000000000001';
const OTHER = '0195e0c0-0000-7000-8000-000000000002';
const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

/** What every side of the port keeps to. */
function storeContract(files: () => Files): void {
  test('what is put is read back, whole and in part, and a part ends where the bytes end', async () => {
    await files().put(contentKey(HASH), bytes);
    expect(await files().read(contentKey(HASH))).toEqual(bytes);
    expect(await files().read(contentKey(HASH), { start: 0, end: 1 })).toEqual(bytes.subarray(0, 1));
    expect(await files().read(contentKey(HASH), { start: 4990, end: 5000 })).toEqual(bytes.subarray(4990));
  });

  test('putting the same again, also at the same time, changes nothing', async () => {
    await Promise.all([1, 2, 3, 4].map(() => files().put(contentKey(HASH), bytes)));
    expect(await files().read(contentKey(HASH))).toEqual(bytes);
  });

  test('what is not there is undefined, and erasing it is no error', async () => {
    expect(await files().read(contentKey('cd'.repeat(32)))).toBeUndefined();
    expect(await files().read(contentKey('cd'.repeat(32)), { start: 0, end: 5 })).toBeUndefined();
    await files().remove(contentKey('cd'.repeat(32)));
    await files().removeAll(uploadPrefix('0195e0c0-0000-7000-8000-00000000000f'));
  });

  test('an upload is erased with all its pieces, and no other with it', async () => {
    await files().put(pieceKey(UPLOAD, 0, HASH), bytes);
    await files().put(pieceKey(UPLOAD, 5000, HASH), bytes);
    await files().put(pieceKey(OTHER, 0, HASH), bytes);
    await files().removeAll(uploadPrefix(UPLOAD));
    expect(await files().read(pieceKey(UPLOAD, 0, HASH))).toBeUndefined();
    expect(await files().read(pieceKey(UPLOAD, 5000, HASH))).toBeUndefined();
    expect(await files().read(pieceKey(OTHER, 0, HASH))).toEqual(bytes);
  });

  test('a listing names every key below a prefix, and nothing beside it', async () => {
    await files().put('listed/a/1', bytes);
    await files().put('listed/b', Buffer.alloc(0));
    await files().put('listed-not/c', bytes);
    expect((await files().list('listed')).sort()).toEqual(['listed/a/1', 'listed/b']);
    expect(await files().list('missing')).toEqual([]);
    expect(await files().read('listed/b')).toEqual(Buffer.alloc(0));
  });

  test('what was erased can be put again', async () => {
    await files().remove(contentKey(HASH));
    expect(await files().read(contentKey(HASH))).toBeUndefined();
    await files().put(contentKey(HASH), bytes);
    expect(await files().read(contentKey(HASH))).toEqual(bytes);
  });
}

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zusage-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  storeContract(() => folderFiles(folder));

  test('bytes that a power cut has shortened are written again', async () => {
    const path = join(folder, contentKey(HASH));
    writeFileSync(path, bytes.subarray(0, 100));
    await folderFiles(folder).put(contentKey(HASH), bytes);
    expect(readFileSync(path)).toEqual(bytes);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('a kill in the middle of a write leaves a part, which the next start removes, and no half file', async () => {
    const fresh = 'ef'.repeat(32);
    await folderFiles(folder).put(contentKey(fresh), bytes);
    const path = join(folder, contentKey(fresh));
    const part = `${path}.1-1.part`;
    writeFileSync(part, bytes.subarray(0, 10));
    await removeUnfinishedParts(folder);
    expect(existsSync(part)).toBe(false);
    expect(readFileSync(path)).toEqual(bytes);
    await removeUnfinishedParts(join(folder, 'missing'));
  });

  test('a write that fails leaves nothing behind', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    await expect(folderFiles(folder).put('blocked/x', bytes)).rejects.toThrow();
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual(
      [],
    );
  });
});

describe('a bucket', () => {
  let server: StorageServer;
  let files: Files;
  const before = process.env.STORAGE_EMULATOR_HOST;
  beforeAll(async () => {
    server = await startStorageServer();
    process.env.STORAGE_EMULATOR_HOST = server.url;
    const app = initializeApp({ projectId: 'demo-zusage' }, 'bucket-test');
    files = bucketFiles(getStorage(app).bucket('files'));
    undo = () => deleteApp(app);
  });
  let undo = async () => {};
  afterAll(async () => {
    await undo();
    if (before === undefined) delete process.env.STORAGE_EMULATOR_HOST;
    else process.env.STORAGE_EMULATOR_HOST = before;
    await server.stop();
  });
  storeContract(() => files);

  test('a put is one request, and what is there is not sent over', async () => {
    server.requests.length = 0;
    await files.put(contentKey('12'.repeat(32)), bytes);
    expect(server.requests).toEqual(['POST /upload/storage/v1/b/files/o']);
    expect(server.names()).toContain(contentKey('12'.repeat(32)));
  });

  test('a bucket that does not answer is an error, never an empty file', async () => {
    const away = await startStorageServer();
    process.env.STORAGE_EMULATOR_HOST = away.url;
    const app = initializeApp({ projectId: 'demo-zusage' }, 'bucket-away');
    const store = getStorage(app);
    const lost = bucketFiles(store.bucket('files'));
    await away.stop();
    await expect(lost.remove(contentKey(HASH))).rejects.toThrow();
    await deleteApp(app);
    process.env.STORAGE_EMULATOR_HOST = server.url;
  });
});

import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { FILE_MAX } from '../../contract/limits.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { PDF, photo } from '../../server/testing/sample-files.ts';
import { talking } from '../../server/testing/talk.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { getBytes } from '../../server/testing/upload.ts';
import { Replica } from '../../src/replica/database.ts';
import { systemTimer } from '../../src/replica/store/within.ts';
import type { WaitingFile } from '../../src/replica/waiting-file.ts';
import { createEngine } from '../../src/sync/engine.ts';
import { prepareFile } from '../../src/sync/files/prepare-file.ts';
import { createReadFile } from '../../src/sync/files/read-file.ts';
import { createFetchBytes, createSendPiece, type SendPiece } from '../../src/sync/wire/bytes.ts';
import { fetchSend } from '../../src/sync/wire/send.ts';
import { createTransport } from '../../src/sync/wire/transport.ts';

/** The app's own code against the real user API, over real HTTP (rule W9). */

/** A PDF of several pieces: anything may follow its head, as long as its end is one. */
const LONG = Buffer.concat([PDF, Buffer.alloc(2 * FILE_MAX.piece + 777, 'x'), Buffer.from('\n%%EOF\n')]);

// Real bytes over real sockets take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await testApp(openMigrated);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(() => t.reset());
afterAll(() => t.close());

/** A device of somebody; `cut` decides before each piece whether the line breaks there. */
function device(uid: string, cut: (at: number) => 'before' | 'after' | false = () => false) {
  const options = { calls, origin, send: fetchSend(10_000), now: Date.now, timer: systemTimer };
  const send = createSendPiece(options);
  const credentials = async () => ({ uid, token: uid });
  const sendPiece: SendPiece = async (piece) => {
    const where = cut(piece.offset);
    const outcome = where === 'before' ? undefined : await send(piece);
    return where || !outcome ? { kind: 'none', reason: 'cut' } : outcome;
  };
  const db = new Replica(uid, { indexedDB: new IDBFactory(), IDBKeyRange });
  const engine = createEngine(
    {
      db,
      clock: Date.now,
      newId: v7,
      random: Math.random,
      sleep: async () => undefined,
      credentials,
      tryLock: async (_, work) => work().then(() => true),
      wake: () => undefined,
      sendPiece,
    },
    createTransport(options),
  );
  return { db, engine, readFile: createReadFile({ credentials, ...createFetchBytes(options) }) };
}

function prepared(name: string, type: string, content: Buffer): Promise<WaitingFile> {
  return prepareFile(new File([new Uint8Array(content)], name, { type }), 'message', {
    newId: v7,
    subtle: crypto.subtle,
    shrink: async () => null,
    estimate: async () => undefined,
    bytesHere: async () => 0,
  });
}

async function write(engine: ReturnType<typeof device>['engine'], id: string, files: WaitingFile[]) {
  await engine.mutate(
    'conversation.add-message',
    {
      clientId: v7(),
      _conversationId: id,
      type: 'file',
      text: '',
      attachments: files.map((file) => file.id),
      clientAt: t.now.toISOString(),
    },
    { files },
  );
}

test('W9.1 a file whose line breaks at every second piece arrives once, with the bytes that were sent', async () => {
  const { _conversationId } = await talking(t);
  let pieces = 0;
  const mia = device('mia', () => (++pieces % 2 === 0 ? (pieces % 4 === 0 ? 'before' : 'after') : false));
  await mia.engine.pull();
  const files = [
    await prepared('Zeugnis.pdf', 'application/pdf', LONG),
    await prepared('Foto.jpg', 'image/jpeg', await photo()),
  ];
  await write(mia.engine, _conversationId, files);
  for (let round = 0; round < 10 && (await mia.db.outbox.count()) > 0; round += 1)
    await mia.engine.drain({ wakeSleepers: true });
  expect(await mia.db.outbox.toArray()).toEqual([]);
  expect(pieces).toBeGreaterThan(3);

  const owner = device('owner');
  await owner.engine.pull();
  const [message] = await owner.db.message.filter(({ type }) => type === 'file').toArray();
  expect(message?.attachments).toMatchObject([
    { _fileId: files[0]?.id, name: 'Zeugnis.pdf', hash: files[0]?.hash, size: LONG.length },
    { _fileId: files[1]?.id, name: 'Foto.jpg', mime: 'image/jpeg' },
  ]);
  const got = await owner.readFile(files[0]?.id ?? '', 'full');
  const hash = createHash('sha256')
    .update(Buffer.from(await got.arrayBuffer()))
    .digest('hex');
  expect(hash).toBe(files[0]?.hash);
  expect((await owner.readFile(files[1]?.id ?? '', 'thumb')).type).toBe('image/jpeg');
  expect((await getBytes(t, 'mallory', files[0]?.id ?? '')).statusCode).toBe(404);
  // Its own row here shows what the server made of it.
  expect(await mia.db.message.get(message?._id ?? '')).toMatchObject({ attachments: message?.attachments });
});

test('W9.1 the same content once more sends no byte', async () => {
  const { _conversationId } = await talking(t);
  const offsets: number[] = [];
  const mia = device('mia', (at) => {
    offsets.push(at);
    return false;
  });
  await mia.engine.pull();
  for (const name of ['a.pdf', 'b.pdf']) {
    await write(mia.engine, _conversationId, [await prepared(name, 'application/pdf', PDF)]);
    await mia.engine.drain();
  }
  expect(offsets).toEqual([0]);
  expect(await mia.db.outbox.count()).toBe(0);
});

test('W7.6 a file that the server does not take stops its message, by name, and the person can take it off', async () => {
  const { _conversationId } = await talking(t);
  const mia = device('mia');
  await mia.engine.pull();
  // No PDF at all, whatever its name says.
  await write(mia.engine, _conversationId, [
    await prepared('Lebenslauf.pdf', 'application/pdf', Buffer.from('Das ist ein Text.')),
  ]);
  await mia.engine.drain();
  const [entry] = await mia.db.outbox.toArray();
  expect(entry).toMatchObject({
    state: 'refused',
    refusal: { code: 'file_refused', detail: { file: 'Lebenslauf.pdf' } },
  });
  expect(await mia.engine.discard(entry?.id ?? '')).toBe(1);
  expect(await mia.db.file.count()).toBe(0);
});

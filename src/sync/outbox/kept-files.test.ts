import { expect, it } from 'vitest';
import { newAttachment } from '../../../contract/new-attachment.ts';
import { dropDraftFile, readDraftFiles, saveDraftFiles } from '../../replica/draft-files.ts';
import { bytesHere, uploadProgress } from '../../replica/queries/files.ts';
import { answer, changed, engineFor, job, messageArgs, page, uuid } from '../testing/engine.ts';
import { fileServer, waitingFile } from '../testing/files.ts';
import { KEPT_FILES_BYTES, sweepFiles } from './kept-files.ts';

const AT = '2026-11-20T04:26:00.000Z';

function device() {
  const server = fileServer();
  let reset: string[] = [];
  const made = engineFor(
    (request) => {
      if (request.name === 'file.ticket') return server.ticket(request);
      if (request.name !== 'sync.pull') return answer({});
      return page({ reset, changes: [changed('market', 'job', job())] });
    },
    { sendPiece: server.sendPiece },
  );
  const send = async (n: number, size: number) => {
    // Of different sizes: equal bytes would be one content.
    const files = [waitingFile(uuid(700 + n), size - n)];
    const args = { ...messageArgs(n), attachments: files.map(({ id }) => id) };
    await made.engine.mutate('conversation.add-message', args, { files });
    await made.engine.drain();
    made.time.now += 1000;
  };
  const restore = async () => {
    server.held.clear();
    reset = ['market'];
    await made.engine.pull();
    reset = [];
  };
  return { ...made, server, send, restore };
}

it('R3.4 gives a server restored from a backup the file again that it has lost', async () => {
  const { engine, db, server, send, restore } = device();
  await send(1, 5000);
  expect(await db.outbox.count()).toBe(0);
  await restore();
  await engine.drain();
  expect(server.held.get(uuid(701))).toMatchObject({ complete: true });
  expect(await db.outbox.count()).toBe(0);
});

it('W9.5 keeps received files only as far as there is room for them, the newest first', async () => {
  const { db, send } = device();
  await send(1, KEPT_FILES_BYTES / 2);
  await send(2, KEPT_FILES_BYTES / 2);
  await send(3, KEPT_FILES_BYTES / 2);
  await sweepFiles(db);
  expect(await db.file.toCollection().primaryKeys()).toEqual([uuid(702), uuid(703)]);
  expect(await db.upload.toCollection().primaryKeys()).toEqual([uuid(702), uuid(703)]);
});

it('a chosen file survives until it is sent or taken off, and is not offered again afterwards', async () => {
  const { engine, db } = device();
  const file = waitingFile(uuid(720), 1000);
  const other = waitingFile(uuid(721), 2000);
  await saveDraftFiles(db, 'message:c', [file, other], AT);
  await engine.drain();
  expect((await readDraftFiles(db, 'message:c')).map(({ id }) => id)).toEqual([file.id, other.id]);
  expect(await bytesHere(db)).toBe(3000);

  await saveDraftFiles(db, 'message:c', [file], AT);
  await dropDraftFile(db, other.id);
  expect(await bytesHere(db)).toBe(1000);

  // The draft outlives its own sending when the tab dies in between.
  await engine.mutate(
    'conversation.add-message',
    { ...messageArgs(1), attachments: [file.id] },
    { files: [file] },
  );
  expect(await readDraftFiles(db, 'message:c')).toEqual([]);
  await dropDraftFile(db, file.id);
  expect(await db.file.count()).toBe(1);
});

it('tells how far several files have come, together', async () => {
  const { db } = device();
  await db.file.bulkPut([waitingFile(uuid(1), 1000), waitingFile(uuid(2), 3000)]);
  expect(await uploadProgress(db, [uuid(1), uuid(2)])).toMatchObject({ sent: 0, size: 4000 });
  await db.upload.bulkPut([
    { id: uuid(1), sent: 0, complete: true, piece: 1000 },
    { id: uuid(2), sent: 1000, complete: false, piece: 1000 },
  ]);
  expect(await uploadProgress(db, [uuid(1), uuid(2)])).toMatchObject({ sent: 2000, size: 4000 });
  expect(await uploadProgress(db, [uuid(3)])).toBeNull();
});

it('W9.5 keeps the documents and the picture of the profile', async () => {
  const { db } = device();
  const ids = [731, 732, 733].map((n) => uuid(n));
  await db.file.bulkPut(ids.map((id, at) => waitingFile(id, 1000 + at)));
  const [document, image] = ids as [string, string];
  await db.user.put({ _id: db.uid, documents: [newAttachment(document)], image } as never);
  await sweepFiles(db);
  expect(await db.file.toCollection().primaryKeys()).toEqual([document, image]);
});

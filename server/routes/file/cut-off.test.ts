import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { contentKey, pieceKey } from '../../domain/file/keys.ts';
import { fileWork } from '../../domain/file/work.ts';
import { inspect } from '../../ports/files/inspect.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { PDF, picture } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { announcing, getBytes, putPiece, sha256, stored, uploaded } from '../../testing/upload.ts';
import type { Once } from '../../work/work.ts';
import { complete, finishUpload, gather, keepBytes } from './finish.ts';
import { receivePiece } from './receive.ts';

/** A kill between two steps is played by doing the steps before it and nothing more. */

const HOUR_MS = 3_600_000;
const EMPTY = Buffer.alloc(0);

/** All bytes are here, nothing is checked yet. */
async function received(t: TestApp, bytes: Buffer, more: Parameters<typeof announcing>[1] = {}) {
  const ticket = announcing(bytes, more);
  await t.call('mia', 'file.ticket', ticket);
  const row = await receivePiece(t.parts, { fileId: ticket._id, uid: 'mia', offset: 0, bytes });
  return { ticket, row, parts: { ...t.parts, wakeWork: () => {} } };
}

/** Lets the sweep come round, with all work that follows from it. */
async function sweep(t: TestApp, hours: number): Promise<void> {
  await makeDue(t, fileWork);
  t.now = new Date(t.now.getTime() + hours * HOUR_MS);
  await t.doWork();
}

onDatabase((app) => {
  test('cut off between the bytes of a piece and its row: the piece is sent again', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ticket = announcing(PDF);
    await t.call('mia', 'file.ticket', ticket);
    const { upload_id } = await t.db.selectFrom('file').selectAll().executeTakeFirstOrThrow();
    await t.ports.files.put(pieceKey(upload_id, 0, sha256(PDF)), PDF);
    expect((await t.call('mia', 'file.ticket', ticket)).data.offset).toBe(0);
    expect(await putPiece(t, 'mia', ticket._id, 0, PDF)).toMatchObject({ data: { state: 'complete' } });
  });

  test('cut off before the check: the ticket says that all is here, and an empty piece finishes it', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { ticket } = await received(t, PDF);
    expect((await getBytes(t, 'mia', ticket._id)).statusCode).toBe(404);
    expect((await t.call('mia', 'file.ticket', ticket)).data).toMatchObject({
      state: 'upload',
      offset: PDF.length,
    });
    expect(await putPiece(t, 'mia', ticket._id, PDF.length, EMPTY)).toMatchObject({
      status: 200,
      data: { state: 'complete' },
    });
    expect((await getBytes(t, 'mia', ticket._id)).rawPayload.equals(PDF)).toBe(true);
  });

  test('cut off between the kept bytes and the row: finished later, or swept when nobody comes back', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { ticket, row, parts } = await received(t, PDF);
    expect(await gather(parts, row)).toEqual(PDF);
    await keepBytes(parts, PDF);
    expect((await t.call('mia', 'file.get', { fileId: ticket._id })).data.state).toBe('uploading');
    await sweep(t, 0.9);
    expect(stored(t)).toContain(sha256(PDF));
    await sweep(t, 0.2);
    expect(stored(t)).not.toContain(sha256(PDF));
    // The pieces are still there, so the upload is not lost.
    expect(await putPiece(t, 'mia', ticket._id, PDF.length, EMPTY)).toMatchObject({
      data: { state: 'complete' },
    });
    expect((await getBytes(t, 'mia', ticket._id)).rawPayload.equals(PDF)).toBe(true);
    expect(t.faults).toEqual([]);
  });

  test('cut off between the row and the pieces: work of time takes them away', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { row, parts } = await received(t, PDF);
    const kept = await inspect(PDF, row);
    await complete(parts, row, kept, { blob: await keepBytes(parts, PDF), thumb: null });
    expect(stored(t)).toHaveLength(2);
    await t.doWork();
    expect(stored(t)).toEqual([sha256(PDF)]);
  });

  test('two that finish the same upload: one does, both are told the same', async () => {
    const t = app();
    await seeker(t, 'mia');
    const bytes = await picture(80, 80).png().toBuffer();
    const { row, parts } = await received(t, bytes, { mime: 'image/png', name: 'a.png' });
    const [one, two] = await Promise.all([finishUpload(parts, row), finishUpload(parts, row)]);
    expect(one.blob_hash).toBe(two.blob_hash);
    expect(one.name).toBe('a.webp');
    await t.doWork();
    expect(stored(t)).toHaveLength(2);
  });

  test('one that comes to finish when another has, and the pieces are gone, is told the same', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { row, parts } = await received(t, PDF);
    const one = await finishUpload(parts, row);
    await t.doWork();
    expect(await finishUpload(parts, row)).toEqual(one);
    expect(stored(t)).toHaveLength(1);
  });

  test('a piece that the store has lost is asked for again from the beginning', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { ticket } = await received(t, PDF);
    rmSync(join(t.filesFolder, 'unfinished'), { recursive: true });
    expect(await putPiece(t, 'mia', ticket._id, PDF.length, EMPTY)).toMatchObject({
      status: 409,
      error: { code: 'offset_conflict', detail: { offset: 0 } },
    });
    expect(await putPiece(t, 'mia', ticket._id, 0, PDF)).toMatchObject({ data: { state: 'complete' } });
  });

  test('an erased file is seen by nobody at once; row, pieces and bytes follow', async () => {
    const t = app();
    await seeker(t, 'mia');
    const fileId = await uploaded(t, 'mia', PDF);
    const { ticket } = await received(t, Buffer.concat([PDF, PDF]));
    for (const id of [fileId, ticket._id])
      expect((await t.call('mia', 'file.delete', { fileId: id })).status).toBe(200);
    expect((await getBytes(t, 'mia', fileId)).statusCode).toBe(404);
    expect((await t.call('mia', 'file.get', { fileId })).error.code).toBe('not_found');
    expect((await t.call('mia', 'file.delete', { fileId })).error.code).toBe('not_found');
    await t.doWork();
    expect(stored(t)).toEqual([]);
    for (const table of ['file', 'file_piece', 'blob'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('bytes that another file shares stay when one of them goes', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const mine = await uploaded(t, 'mia', PDF);
    const other = await uploaded(t, 'ben', PDF);
    await t.call('mia', 'file.delete', { fileId: mine });
    await t.doWork();
    expect((await getBytes(t, 'ben', other)).rawPayload.equals(PDF)).toBe(true);
    await t.call('ben', 'file.delete', { fileId: other });
    await t.doWork();
    expect(stored(t)).toEqual([]);
  });

  test('content that is uploaded again while its bytes are being erased is kept, wherever the erasure stands', async () => {
    const t = app();
    await seeker(t, 'mia');
    const key = contentKey(sha256(PDF));
    const marking = async (fileId: string) => {
      await t.call('mia', 'file.delete', { fileId });
      // Everything but the last step, which takes the bytes.
      await t.db
        .updateTable('work')
        .set({ run_at: new Date('2100-01-01') })
        .where('kind', '<>', 'files.erase')
        .execute();
      await transact(t.parts, (context) => (fileWork['files.erase'] as Once).run(context, {}));
      expect(await t.db.selectFrom('blob').select('erasing').execute()).toEqual([{ erasing: true }]);
    };

    // The mark is set, the bytes are still there.
    await marking(await uploaded(t, 'mia', PDF));
    const second = await uploaded(t, 'mia', PDF);
    t.now = new Date('2100-01-02');
    await t.doWork();
    expect((await getBytes(t, 'mia', second)).rawPayload.equals(PDF)).toBe(true);

    // The bytes are gone, and a kill came before the commit that drops their row.
    await marking(second);
    await t.ports.files.remove(key);
    const third = await uploaded(t, 'mia', PDF);
    expect((await getBytes(t, 'mia', third)).rawPayload.equals(PDF)).toBe(true);
  });

  test('the mark set between keeping the bytes and completing the file sends the upload round again', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { row, parts } = await received(t, PDF);
    const kept = await inspect(PDF, row);
    const hashes = { blob: await keepBytes(parts, PDF), thumb: null };
    await t.db.updateTable('blob').set({ erasing: true }).execute();
    expect(await complete(parts, row, kept, hashes)).toBe('bytes are going');
    await t.db.deleteFrom('blob').execute();
    expect(await complete(parts, row, kept, hashes)).toBe('bytes are going');
    expect((await finishUpload(parts, row)).completed_at).not.toBeNull();
  });

  test('what belongs to nothing is erased after 48 hours, half an upload too, and not a minute before', async () => {
    const t = app();
    await seeker(t, 'mia');
    const fileId = await uploaded(t, 'mia', PDF);
    const { ticket } = await received(t, Buffer.concat([PDF, PDF]));
    await sweep(t, 47.9);
    expect((await getBytes(t, 'mia', fileId)).statusCode).toBe(200);
    await sweep(t, 0.2);
    expect((await getBytes(t, 'mia', fileId)).statusCode).toBe(404);
    expect((await t.call('mia', 'file.get', { fileId: ticket._id })).status).toBe(404);
    expect(stored(t)).toEqual([]);
    expect(await t.db.selectFrom('file').selectAll().execute()).toEqual([]);
  });
});

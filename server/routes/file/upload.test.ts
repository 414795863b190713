import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { filePurpose } from '../../../contract/entities/file.ts';
import { FILE_MAX, productLimits } from '../../../contract/limits.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { PDF, photo, picture } from '../../testing/sample-files.ts';
import { announcing, getBytes, putPiece, sha256, stored, uploaded } from '../../testing/upload.ts';

/** A PDF of many pieces: anything may follow its head, as long as its end is one. */
const LONG = Buffer.concat([PDF, Buffer.alloc(2 * FILE_MAX.piece + 777, 'x'), Buffer.from('\n%%EOF\n')]);
const piece = (index: number) => LONG.subarray(index * FILE_MAX.piece, (index + 1) * FILE_MAX.piece);

onDatabase((app) => {
  test('the table knows every purpose of the contract', async () => {
    const t = app();
    await seeker(t, 'mia');
    const bytes = await photo();
    for (const purpose of filePurpose.options) {
      const args = announcing(bytes, { purpose, name: 'a.jpg', mime: 'image/jpeg' });
      expect((await t.call('mia', 'file.ticket', args)).status, purpose).toBe(200);
    }
  });

  test('an upload in pieces is complete with its last one, and its bytes are those that were sent', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ticket = announcing(LONG);
    const opened = await t.call('mia', 'file.ticket', ticket);
    expect(opened.data).toEqual({
      fileId: ticket._id,
      state: 'upload',
      offset: 0,
      pieceMax: FILE_MAX.piece,
      expiresAt: '2026-03-04T09:00:00.000Z',
    });
    expect(await putPiece(t, 'mia', ticket._id, 0, piece(0))).toMatchObject({
      status: 200,
      data: { state: 'upload', offset: FILE_MAX.piece, attachment: null },
    });
    await putPiece(t, 'mia', ticket._id, FILE_MAX.piece, piece(1));
    const last = await putPiece(t, 'mia', ticket._id, 2 * FILE_MAX.piece, piece(2));
    expect(last.data).toEqual({
      fileId: ticket._id,
      state: 'complete',
      offset: LONG.length,
      attachment: {
        _fileId: ticket._id,
        name: 'Lebenslauf.pdf',
        mime: 'application/pdf',
        size: LONG.length,
        hash: sha256(LONG),
      },
    });
    expect((await getBytes(t, 'mia', ticket._id)).rawPayload.equals(LONG)).toBe(true);
    await t.doWork();
    expect(stored(t)).toEqual([sha256(LONG)]);
    expect(t.faults).toEqual([]);
  });

  test('after a break the same ticket says where to go on; a piece in the wrong place is told the right one', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ticket = announcing(LONG);
    await t.call('mia', 'file.ticket', ticket);
    await putPiece(t, 'mia', ticket._id, 0, piece(0));
    for (const wrong of [0, 1, 2 * FILE_MAX.piece, LONG.length])
      expect(await putPiece(t, 'mia', ticket._id, wrong, piece(1).subarray(0, 10))).toMatchObject({
        status: 409,
        error: { code: 'offset_conflict', detail: { offset: FILE_MAX.piece } },
      });
    t.now = new Date(t.now.getTime() + 3_600_000);
    const again = await t.call('mia', 'file.ticket', ticket);
    expect(again.data).toMatchObject({ state: 'upload', offset: FILE_MAX.piece });
    expect(again.data.expiresAt).toBe('2026-03-04T10:00:00.000Z');
    // Pieces may have any size.
    await putPiece(t, 'mia', ticket._id, FILE_MAX.piece, piece(1).subarray(0, 5));
    await putPiece(t, 'mia', ticket._id, FILE_MAX.piece + 5, piece(1).subarray(5));
    await putPiece(t, 'mia', ticket._id, 2 * FILE_MAX.piece, piece(2));
    expect((await t.call('mia', 'file.get', { fileId: ticket._id })).data).toMatchObject({
      state: 'complete',
    });
    // The answer to the last piece was lost: it is sent again.
    expect(await putPiece(t, 'mia', ticket._id, 2 * FILE_MAX.piece, piece(2))).toMatchObject({
      status: 200,
      data: { state: 'complete' },
    });
  });

  test('two that send the same piece at the same time: it counts once, and the file is whole', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ticket = announcing(LONG);
    await t.call('mia', 'file.ticket', ticket);
    for (const index of [0, 1, 2]) {
      const answers = await Promise.all(
        [1, 2, 3].map(() => putPiece(t, 'mia', ticket._id, index * FILE_MAX.piece, piece(index))),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    expect((await t.call('mia', 'file.ticket', ticket)).data).toMatchObject({ state: 'complete' });
    expect((await getBytes(t, 'mia', ticket._id)).rawPayload.equals(LONG)).toBe(true);
    expect(t.faults).toEqual([]);
  });

  test('bytes that are not those announced are refused and nothing is left; the same id may begin anew', async () => {
    const t = app();
    await seeker(t, 'mia');
    const other = Buffer.from(PDF);
    other[20] = 0x41;
    const ticket = announcing(PDF);
    await t.call('mia', 'file.ticket', ticket);
    expect(await putPiece(t, 'mia', ticket._id, 0, other)).toMatchObject({
      status: 422,
      error: { code: 'file_refused', detail: { reason: 'hash_differs' } },
    });
    await t.doWork();
    expect(stored(t)).toEqual([]);
    for (const table of ['file', 'file_piece', 'blob'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await t.call('mia', 'file.get', { fileId: ticket._id })).error.code).toBe('not_found');
    await t.call('mia', 'file.ticket', ticket);
    expect(await putPiece(t, 'mia', ticket._id, 0, PDF)).toMatchObject({ data: { state: 'complete' } });
    await t.doWork();
    expect((await getBytes(t, 'mia', ticket._id)).rawPayload.equals(PDF)).toBe(true);
  });

  test('a refused type leaves nothing either, and says why', async () => {
    const t = app();
    await seeker(t, 'mia');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const ticket = announcing(html, { mime: 'text/plain', name: 'x.txt' });
    await t.call('mia', 'file.ticket', ticket);
    expect(await putPiece(t, 'mia', ticket._id, 0, html)).toMatchObject({
      status: 422,
      error: { code: 'file_refused', detail: { reason: 'type_not_allowed' } },
    });
    await t.doWork();
    expect(stored(t)).toEqual([]);
    for (const mime of ['text/html', 'image/svg+xml', 'application/zip', 'video/mp4']) {
      const refused = await t.call('mia', 'file.ticket', announcing(html, { mime }));
      expect([refused.status, refused.error.code]).toEqual([422, 'file_refused']);
    }
    const face = await t.call('mia', 'file.ticket', announcing(PDF, { purpose: 'user' }));
    expect(face.error).toMatchObject({ code: 'file_refused', detail: { reason: 'type_not_allowed' } });
  });

  test('the same content of the same person is not sent twice; nobody else gets it by its hash', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const bytes = await photo();
    const image = { name: 'Ich.jpg', mime: 'image/jpeg' };
    const first = await uploaded(t, 'mia', bytes, image);
    const second = announcing(bytes, { name: 'Noch einmal.JPG', mime: 'image/jpeg', purpose: 'application' });
    expect((await t.call('mia', 'file.ticket', second)).data).toMatchObject({
      state: 'complete',
      offset: bytes.length,
    });
    const [one, two] = await Promise.all(
      [first, second._id].map(async (fileId) => (await t.call('mia', 'file.get', { fileId })).data),
    );
    expect(two).toMatchObject({
      hash: one?.hash,
      size: one?.size,
      width: 20,
      height: 40,
      name: 'Noch einmal.JPG',
    });
    expect((await t.call('ben', 'file.ticket', announcing(bytes, image))).data).toMatchObject({
      state: 'upload',
      offset: 0,
    });
    // Kept at another size it is another file.
    expect(
      (await t.call('mia', 'file.ticket', announcing(bytes, { ...image, purpose: 'user' }))).data,
    ).toMatchObject({
      state: 'upload',
    });
    await uploaded(t, 'ben', bytes, image);
    await t.doWork();
    expect(await t.db.selectFrom('blob').selectAll().execute()).toHaveLength(2);
  });

  test('uploads of the same content side by side end as files that share their bytes', async () => {
    const t = app();
    await seeker(t, 'mia');
    const bytes = await picture(64, 64).jpeg().toBuffer();
    const tickets = [1, 2, 3, 4].map(() => announcing(bytes, { mime: 'image/jpeg', name: 'a.jpg' }));
    for (const ticket of tickets) await t.call('mia', 'file.ticket', ticket);
    const answers = await Promise.all(tickets.map(({ _id }) => putPiece(t, 'mia', _id, 0, bytes)));
    expect(answers.map(({ data }) => data?.state)).toEqual(['complete', 'complete', 'complete', 'complete']);
    expect(new Set(answers.map(({ data }) => data?.attachment?.hash)).size).toBe(1);
    expect(await t.db.selectFrom('blob').selectAll().execute()).toHaveLength(2);
    expect(t.faults).toEqual([]);
  });

  test('an id is one file for ever: others, and other content, are refused it', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const ticket = announcing(PDF);
    await t.call('mia', 'file.ticket', ticket);
    for (const [uid, more] of [
      ['ben', {}],
      ['mia', { hash: 'ab'.repeat(32) }],
      ['mia', { size: 7 }],
      ['mia', { purpose: 'report' }],
    ] as const)
      expect((await t.call(uid, 'file.ticket', { ...ticket, ...more })).error.code).toBe('state_conflict');
    expect((await putPiece(t, 'ben', ticket._id, 0, PDF)).error?.code).toBe('not_found');
    expect((await t.call('ben', 'file.get', { fileId: ticket._id })).error.code).toBe('not_found');
    expect((await t.call('ben', 'file.delete', { fileId: ticket._id })).error.code).toBe('not_found');
  });

  test('what a piece may not be: too large, too much, empty, without its place, from nobody, from a locked account', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const ticket = announcing(PDF);
    await t.call('mia', 'file.ticket', ticket);
    const codeOf = async (...args: Parameters<typeof putPiece>) => (await putPiece(...args)).error?.code;
    expect(await codeOf(t, 'mia', ticket._id, 0, Buffer.alloc(FILE_MAX.piece + 1))).toBe('body_too_large');
    expect(await codeOf(t, 'mia', ticket._id, 0, Buffer.concat([PDF, PDF]))).toBe('fields_invalid');
    expect(await codeOf(t, 'mia', ticket._id, 0, Buffer.alloc(0))).toBe('fields_invalid');
    expect(await codeOf(t, 'mia', ticket._id, undefined, PDF)).toBe('parameter_missing');
    expect(await codeOf(t, 'mia', ticket._id, '-1', PDF)).toBe('fields_invalid');
    expect(await codeOf(t, 'mia', ticket._id, '1e3', PDF)).toBe('fields_invalid');
    expect(await codeOf(t, 'mia', 'x', 0, PDF)).toBe('not_found');
    expect(await codeOf(t, 'mia', v7(), 0, PDF)).toBe('not_found');
    expect(await codeOf(t, null, ticket._id, 0, PDF)).toBe('token_missing');
    expect(await codeOf(t, 'forged', ticket._id, 0, PDF)).toBe('token_invalid');
    expect(await codeOf(t, 'stranger', ticket._id, 0, PDF)).toBe('user_unknown');
    await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'mia').execute();
    expect(await codeOf(t, 'mia', ticket._id, 0, PDF)).toBe('locked');
  });

  test('names that deceive, files that are too large, and more than an account may keep are refused', async () => {
    const t = app();
    await seeker(t, 'mia');
    for (const name of ['a/b.pdf', '..\\x.pdf', 'cv\u202efdp.exe', 'a\r\nb.pdf', ' ', 'x'.repeat(121)])
      expect((await t.call('mia', 'file.ticket', announcing(PDF, { name }))).error.code).toBe(
        'fields_invalid',
      );
    const large = announcing(PDF, { size: FILE_MAX.bytes + 1 });
    expect((await t.call('mia', 'file.ticket', large)).error.code).toBe('fields_invalid');
    for (let index = 0; index < FILE_MAX.account / FILE_MAX.bytes; index++) {
      const hash = sha256(Buffer.from(String(index)));
      const full = await t.call('mia', 'file.ticket', announcing(PDF, { size: FILE_MAX.bytes, hash }));
      expect(full.status).toBe(200);
    }
    expect((await t.call('mia', 'file.ticket', announcing(PDF))).error).toMatchObject({
      code: 'quota_exceeded',
      detail: { used: FILE_MAX.account, max: FILE_MAX.account },
    });
  });

  test('a company’s logo is kept smaller than its banner, a face smaller than a picture in a message', async () => {
    const t = app();
    await seeker(t, 'mia');
    const bytes = await picture(2000, 1000).jpeg().toBuffer();
    const image = { mime: 'image/jpeg', name: 'a.jpg' };
    const widthOf = async (more: Parameters<typeof announcing>[1]) => {
      const fileId = await uploaded(t, 'mia', bytes, { ...image, ...more });
      return (await t.call('mia', 'file.get', { fileId })).data.width;
    };
    expect(await widthOf({ purpose: 'company', use: 'logo' })).toBe(512);
    expect(await widthOf({ purpose: 'company', use: 'banner' })).toBe(1600);
    expect(await widthOf({ purpose: 'user' })).toBe(512);
    expect(await widthOf({ purpose: 'message' })).toBe(1600);
  });

  test('more uploads than a day allows wait for the next; an upload that goes on is not counted again', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ticket = announcing(PDF);
    await t.call('mia', 'file.ticket', ticket);
    const { max } = productLimits.uploads;
    await t.db
      .insertInto('usage')
      .values(Array.from({ length: max - 1 }, () => ({ limit_name: 'uploads', who: 'mia', at: t.now })))
      .execute();
    const refused = await t.call('mia', 'file.ticket', announcing(Buffer.concat([PDF, PDF])));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect((await t.call('mia', 'file.ticket', ticket)).status).toBe(200);
  });
});

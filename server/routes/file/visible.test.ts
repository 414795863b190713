import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { API_BASE } from '../../../contract/calls.ts';
import { loadUser } from '../../api/call-context.ts';
import { transact } from '../../api/transact.ts';
import { attachFiles, eraseFilesOf, type FileOwner } from '../../domain/file/attach.ts';
import { replaceImage } from '../../domain/file/shown-images.ts';
import { makeActive } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, member, publishedJob, seeker, writing } from '../../testing/people.ts';
import { PDF, photo, picture } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, sha256, uploaded } from '../../testing/upload.ts';

/** A call's context of somebody, outside of any call. */
function as<Result>(
  t: TestApp,
  uid: string,
  act: (context: Parameters<typeof attachFiles>[0]) => Promise<Result>,
): Promise<Result> {
  return transact(t.parts, async (context) => {
    const user = await loadUser(context.tx, uid);
    const caller = await t.ports.identity.verify(uid, { checkRevoked: false });
    return act({ ...context, caller, user, address: '127.0.0.1' });
  }).then(({ result }) => result);
}

const attach = (t: TestApp, uid: string, fileId: string, to: FileOwner) =>
  as(t, uid, (context) => attachFiles(context, [fileId], to));

const ROLES = [
  'guest',
  'mia',
  'owner',
  'chat',
  'member',
  'former',
  'foreign',
  'stranger',
  'minor',
  'staff',
] as const;
type Role = (typeof ROLES)[number];

/** mia has applied to owner's company, is accepted and writes with it; minor has applied as well. */
async function world(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await company(t, 'foreign', 1);
  await member(t, companyId, 'chat', true);
  await member(t, companyId, 'member', false);
  await member(t, companyId, 'former', true);
  await t.db.deleteFrom('member').where('user_id', '=', 'former').execute();
  const job = await publishedJob(t, 'owner', companyId);
  await seeker(t, 'mia');
  await seeker(t, 'stranger');
  await seeker(t, 'minor', '2009-06-15');
  await seeker(t, 'staff');
  await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
  const application = await applies(t, 'mia', job._id);
  const young = await applies(t, 'minor', job._id);
  return { companyId, application, young };
}

async function applies(t: TestApp, uid: string, jobId: string) {
  const answer = await t.call(uid, 'application.add', applying(jobId));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

async function accepted(t: TestApp, { _id }: { _id: string }): Promise<void> {
  const answer = await t.call('owner', 'application.accept', { _applicationId: _id });
  if (answer.status !== 200) throw new Error(JSON.stringify([answer.error, t.faults]));
}

async function readers(t: TestApp, fileId: string): Promise<Role[]> {
  const found: Role[] = [];
  for (const role of ROLES) {
    const { statusCode, json } = await getBytes(t, role === 'guest' ? null : role, fileId);
    if (statusCode === 200) found.push(role);
    else
      expect([role, statusCode, json().error.code]).toEqual(
        role === 'guest' ? [role, 401, 'token_missing'] : [role, 404, 'not_found'],
      );
  }
  return found;
}

onDatabase((app) => {
  test('who sees the bytes of what', async () => {
    const t = app();
    const { companyId, application, young } = await world(t);
    const image = { mime: 'image/jpeg', name: 'a.jpg' };
    const face = await photo();

    const loose = await uploaded(t, 'mia', PDF);
    expect(await readers(t, loose)).toEqual(['mia']);

    const paper = await uploaded(t, 'mia', PDF, { purpose: 'application' });
    await attach(t, 'mia', paper, { type: 'application', id: application._id });
    expect(await readers(t, paper)).toEqual(['mia', 'owner', 'chat', 'member']);

    const report = await uploaded(t, 'mia', PDF, { purpose: 'report' });
    await attach(t, 'mia', report, { type: 'report', id: v7() });
    expect(await readers(t, report)).toEqual(['mia', 'staff']);

    const registration = await uploaded(t, 'owner', PDF, { purpose: 'registration' });
    await attach(t, 'owner', registration, { type: 'registration', id: companyId });
    expect(await readers(t, registration)).toEqual(['owner', 'staff']);

    const logo = await uploaded(t, 'owner', face, { ...image, purpose: 'company', use: 'logo' });
    await attach(t, 'owner', logo, { type: 'company', id: companyId });
    expect(await readers(t, logo)).toEqual([...ROLES]);

    // Companies find an active creator; a public card is everybody's, as long as it is one.
    await makeActive(t, 'mia');
    const work = await uploaded(t, 'mia', face, { ...image, purpose: 'creator' });
    await t.call('mia', 'creator.update', { patch: { photos: { [work]: { alt: '', place: 1 } } } });
    expect(await readers(t, work)).toEqual(['mia', 'owner', 'chat', 'member', 'foreign', 'staff']);
    await t.call('mia', 'creator.update', { patch: { card: 'link' } });
    expect(await readers(t, work)).toEqual([...ROLES]);
    await t.call('mia', 'creator.update', { patch: { status: 'paused' } });
    expect(await readers(t, work)).toEqual(['mia', 'staff']);
    await t.call('mia', 'creator.update', { patch: { photos: { [work]: null } } });
    expect(await readers(t, work)).toEqual([]);

    const picture = await uploaded(t, 'mia', face, { ...image, purpose: 'user' });
    await attach(t, 'mia', picture, { type: 'user', id: 'mia' });
    // Before the company has accepted, no picture decides.
    expect(await readers(t, picture)).toEqual(['mia']);
    await accepted(t, application);
    expect(await readers(t, picture)).toEqual(['mia', 'owner', 'chat', 'member']);

    const child = await uploaded(t, 'minor', face, { ...image, purpose: 'user' });
    await attach(t, 'minor', child, { type: 'user', id: 'minor' });
    await accepted(t, young);
    expect(await readers(t, child)).toEqual(['minor']);

    await t.call('mia', 'application.remove', { _applicationId: application._id });
    const papers = await readers(t, paper);
    expect(papers.filter((role) => role !== 'mia')).toEqual([]);
    expect(t.faults).toEqual([]);
  });

  test('a message’s files: both sides once the conversation is open, nobody once the message is deleted', async () => {
    const t = app();
    const { application } = await world(t);
    const asked = await t.call('mia', 'conversation.add-message', writing(application, 'Hello?'));
    expect(asked.status).toBe(200);
    const fileId = await uploaded(t, 'mia', PDF);
    await attach(t, 'mia', fileId, { type: 'message', id: asked.data.message._id });
    expect(await readers(t, fileId)).toEqual(['mia']);
    await accepted(t, application);
    expect(await readers(t, fileId)).toEqual(['mia', 'owner', 'chat', 'member']);

    const sent = await t.call('chat', 'conversation.add-message', writing(application, 'Welcome'));
    const other = await uploaded(t, 'chat', PDF);
    await attach(t, 'chat', other, { type: 'message', id: sent.data.message._id });
    // Whoever has left the company has left its conversations, and what they sent there.
    await t.db.deleteFrom('member').where('user_id', '=', 'chat').execute();
    expect(await readers(t, other)).toEqual(['mia', 'owner', 'member']);

    await t.db
      .updateTable('message')
      .set({ deleted_at: t.now, text: '' })
      .where('id', '=', asked.data.message._id)
      .execute();
    expect(await readers(t, fileId)).toEqual([]);
  });

  test('a locked account reads what is its own and what is public, nothing of others', async () => {
    const t = app();
    const { companyId, application } = await world(t);
    const image = { mime: 'image/jpeg', name: 'a.jpg' };
    const paper = await uploaded(t, 'mia', PDF, { purpose: 'application' });
    await attach(t, 'mia', paper, { type: 'application', id: application._id });
    const logo = await uploaded(t, 'owner', await photo(), { ...image, purpose: 'company' });
    await attach(t, 'owner', logo, { type: 'company', id: companyId });
    await t.db.updateTable('user').set({ locked_at: t.now }).where('id', 'in', ['mia', 'member']).execute();
    expect((await getBytes(t, 'mia', paper)).statusCode).toBe(200);
    expect((await getBytes(t, 'member', paper)).statusCode).toBe(404);
    expect((await getBytes(t, 'member', logo)).statusCode).toBe(200);
  });

  test('pictures of a company that staff blocks are seen by its members alone', async () => {
    const t = app();
    const { companyId } = await world(t);
    const image = { mime: 'image/jpeg', name: 'a.jpg', purpose: 'company' as const };
    const logo = await uploaded(t, 'owner', await photo(), image);
    await attach(t, 'owner', logo, { type: 'company', id: companyId });
    const statuses = () =>
      Promise.all(
        [null, 'mia', 'foreign', 'member', 'owner'].map(
          async (who) => (await getBytes(t, who, logo)).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    await t.db.updateTable('company').set({ blocked_at: t.now }).where('id', '=', companyId).execute();
    expect(await statuses()).toEqual([401, 404, 404, 200, 200]);
  });

  test('a file belongs to one thing, is the sender’s own, complete and meant for it', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const to = { type: 'message' as const, id: v7() };
    const fileId = await uploaded(t, 'mia', PDF);
    expect(await attach(t, 'mia', fileId, to)).toMatchObject([{ _fileId: fileId, hash: sha256(PDF) }]);
    expect(await attach(t, 'mia', fileId, to)).toHaveLength(1);
    await expect(attach(t, 'mia', fileId, { ...to, id: v7() })).rejects.toMatchObject({
      code: 'state_conflict',
    });
    await expect(attach(t, 'ben', fileId, to)).rejects.toMatchObject({ code: 'not_found' });
    await expect(attach(t, 'mia', v7(), to)).rejects.toMatchObject({ code: 'not_found' });
    const other = await uploaded(t, 'mia', PDF, { purpose: 'application' });
    await expect(attach(t, 'mia', other, to)).rejects.toMatchObject({ code: 'state_conflict' });
    const open = await t.call('mia', 'file.ticket', {
      _id: v7(),
      name: 'a.txt',
      mime: 'text/plain',
      size: 3,
      hash: sha256(Buffer.from('abc')),
      purpose: 'message',
    });
    await expect(attach(t, 'mia', open.data.fileId, to)).rejects.toMatchObject({ code: 'state_conflict' });
    for (let index = 0; index < 4; index++) await attach(t, 'mia', await uploaded(t, 'mia', PDF), to);
    const sixth = await uploaded(t, 'mia', PDF);
    await expect(attach(t, 'mia', sixth, to)).rejects.toMatchObject({ code: 'fields_invalid' });
    expect((await t.call('mia', 'file.delete', { fileId })).error).toMatchObject({
      code: 'state_conflict',
      detail: { type: 'message' },
    });
    // It does not expire, and goes with the thing it belongs to.
    expect((await t.call('mia', 'file.get', { fileId })).data.expiresAt).toBeNull();
    await transact(t.parts, (context) => eraseFilesOf(context, to));
    expect((await getBytes(t, 'mia', fileId)).statusCode).toBe(404);
  });

  test('an image takes the place of another, which is erased; a document cannot', async () => {
    const t = app();
    await seeker(t, 'mia');
    const owner = { type: 'user' as const, id: 'mia' };
    const image = { mime: 'image/png', name: 'a.png', purpose: 'user' as const };
    const first = await uploaded(t, 'mia', await picture(30, 30).png().toBuffer(), image);
    const second = await uploaded(t, 'mia', await picture(31, 31).png().toBuffer(), image);
    await as(t, 'mia', (context) => replaceImage(context, { from: null, to: first }, owner));
    await as(t, 'mia', (context) => replaceImage(context, { from: first, to: second }, owner));
    expect((await getBytes(t, 'mia', first)).statusCode).toBe(404);
    expect((await getBytes(t, 'mia', second)).statusCode).toBe(200);
    await as(t, 'mia', (context) => replaceImage(context, { from: second, to: null }, owner));
    expect((await getBytes(t, 'mia', second)).statusCode).toBe(404);
  });

  test('bytes come with headers that keep them harmless', async () => {
    const t = app();
    await seeker(t, 'mia');
    const pdf = await uploaded(t, 'mia', PDF, { name: 'Lebenslauf "Jana" Krüger.pdf' });
    const document = await getBytes(t, 'mia', pdf);
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Lebenslauf _Jana_ Kr_ger.pdf"; filename*=UTF-8''Lebenslauf%20%22Jana%22%20Kr%C3%BCger.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: `"${sha256(PDF)}"`,
      'content-length': String(PDF.length),
    });
    const text = await uploaded(t, 'mia', Buffer.from('x'.repeat(5000)), {
      mime: 'text/plain',
      name: 'a.txt',
    });
    const plain = await getBytes(t, 'mia', text, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
    const photoId = await uploaded(t, 'mia', await photo(), { mime: 'image/jpeg', name: 'a.jpg' });
    const full = await getBytes(t, 'mia', photoId);
    expect(full.headers['content-disposition']).toMatch(/^inline; /);
    const thumb = await getBytes(t, 'mia', photoId, { query: '?variant=thumb' });
    expect(thumb.statusCode).toBe(200);
    expect(thumb.headers.etag).toBe(`"${sha256(thumb.rawPayload)}"`);
    expect((await getBytes(t, 'mia', pdf, { query: '?variant=thumb' })).statusCode).toBe(404);
    expect((await getBytes(t, 'mia', pdf, { query: '?variant=tiny' })).statusCode).toBe(422);
  });

  test('parts of a file, and a file that has not changed', async () => {
    const t = app();
    await seeker(t, 'mia');
    const fileId = await uploaded(t, 'mia', PDF);
    const size = PDF.length;
    const get = async (headers: Record<string, string>) => {
      const { statusCode, headers: got, rawPayload } = await getBytes(t, 'mia', fileId, { headers });
      return [statusCode, got['content-range'], rawPayload.toString('latin1')];
    };
    const part = (from: number, to: number) => PDF.toString('latin1', from, to);
    expect(await get({ range: 'bytes=0-4' })).toEqual([206, `bytes 0-4/${size}`, '%PDF-']);
    expect(await get({ range: 'bytes=5-' })).toEqual([206, `bytes 5-${size - 1}/${size}`, part(5, size)]);
    expect(await get({ range: 'bytes=-6' })).toEqual([
      206,
      `bytes ${size - 6}-${size - 1}/${size}`,
      '%%EOF\n',
    ]);
    expect(await get({ range: 'bytes=10-99999' })).toEqual([
      206,
      `bytes 10-${size - 1}/${size}`,
      part(10, size),
    ]);
    expect(await get({ range: `bytes=-${size + 5}` })).toEqual([
      206,
      `bytes 0-${size - 1}/${size}`,
      part(0, size),
    ]);
    for (const range of [`bytes=${size}-`, 'bytes=-0'])
      expect((await get({ range })).slice(0, 2)).toEqual([416, `bytes */${size}`]);
    for (const range of ['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'bytes=-', ''])
      expect((await get({ range }))[0]).toBe(200);
    const etag = `"${sha256(PDF)}"`;
    for (const match of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect(await get({ 'if-none-match': match })).toEqual([304, undefined, '']);
    expect((await get({ 'if-none-match': '"x"' }))[0]).toBe(200);
    expect((await get({ range: 'bytes=0-4', 'if-range': etag }))[0]).toBe(206);
    expect((await get({ range: 'bytes=0-4', 'if-range': '"old"' }))[0]).toBe(200);
    // What somebody may not see they are not told has not changed either.
    await seeker(t, 'ben');
    expect((await getBytes(t, 'ben', fileId, { headers: { 'if-none-match': etag } })).statusCode).toBe(404);
    const head = await t.app.inject({
      method: 'HEAD',
      url: `${API_BASE}/file/bytes/${fileId}`,
      headers: { authorization: 'Bearer mia' },
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
  });
});

import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { activeCreator } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, member, publishedJob, pullAll, seeker, writing } from '../../testing/people.ts';
import { PDF, photo } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { announcing, uploaded } from '../../testing/upload.ts';

const imageOf = async (t: TestApp, uid: string) =>
  uploaded(t, uid, await photo(), { purpose: 'user', name: 'me.jpg', mime: 'image/jpeg' });
const snippet = (t: TestApp, viewer: string, userId: string) => t.call(viewer, 'user.snippet', { userId });

onDatabase((app) => {
  test('facts are changed one by one, and null takes one away', async () => {
    const t = app();
    await seeker(t, 'mia');
    const change = (general: object) => t.call('mia', 'user.update-general', { _userId: 'mia', general });
    const cv = { work: [{ name: 'Bakery', position: 'Counter', startDate: '2021-05' }] };
    const first = await change({ phone: '+49 5141 123456', headline: 'Early riser', cv, radiusKm: 25 });
    expect(first.data.general).toMatchObject({
      firstname: 'Jana',
      phone: '+49 5141 123456',
      cv,
      radiusKm: 25,
    });
    const second = await change({ phone: null, lastname: 'Krüger-Ott' });
    expect(second.data.general).toEqual({
      firstname: 'Jana',
      lastname: 'Krüger-Ott',
      dateOfBirth: '1998-04-17',
      headline: 'Early riser',
      cv,
      radiusKm: 25,
    });
    expect((await change({})).error.code).toBe('fields_invalid');
    expect((await change({ firstname: null })).error.code).toMatch(/parameter_missing|fields_invalid/);
    expect((await change({ cv: { basics: { email: 'mia@example.org' } } })).error.code).toBe(
      'fields_invalid',
    );
    const long = Array.from({ length: 60 }, () => ({ summary: 'x'.repeat(1000) }));
    expect((await change({ cv: { work: long } })).error.code).toBe('fields_invalid');
  });

  test('the birth date is fixed with the first application, which keeps what it said', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await seeker(t, 'mia');
    const born = (dateOfBirth: string) =>
      t.call('mia', 'user.update-general', { _userId: 'mia', general: { dateOfBirth, firstname: 'Mia' } });
    expect((await born('1999-04-17')).status).toBe(200);
    await t.call('mia', 'application.add', applying(job._id));
    expect((await born('2001-04-17')).error).toMatchObject({ code: 'birth_date_fixed' });
    expect((await born('1999-04-17')).status).toBe(200);
    await t.call('mia', 'user.update-general', { _userId: 'mia', general: { firstname: 'Maria' } });
    const { changes } = await pullAll(t, 'owner');
    expect(changes.find(({ table }) => table === 'applicant')?.row).toMatchObject({ name: 'Mia K.' });
  });

  test('a corrected birth date is checked like a new one, and asks a guardian where that is needed', async () => {
    const t = app();
    await seeker(t, 'kim');
    const born = (dateOfBirth: string, guardianMail?: string) =>
      t.call('kim', 'user.update-general', {
        _userId: 'kim',
        general: { dateOfBirth },
        ...(guardianMail ? { guardianMail } : {}),
      });
    expect((await born('2014-01-01')).error.code).toBe('too_young');
    expect((await born('0001-01-01')).error.code).toBe('fields_invalid');
    expect((await born('2011-01-01')).error).toMatchObject({
      fields: [{ path: 'guardianMail', code: 'missing' }],
    });
    const young = await born('2011-01-01', 'mum@example.org');
    expect(young.data).toMatchObject({
      guardian: 'pending',
      guardians: [{ mail: 'mum@example.org', state: 'sent' }],
    });
    expect((await born('2009-01-01')).error.code).toBe('birth_date_fixed');
  });

  test('a colleague who is called differently is called so everywhere', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'chatter', true);
    const { cursor } = await pullAll(t, 'chatter');
    await t.call('owner', 'user.update-general', { _userId: 'owner', general: { lastname: 'Berg' } });
    const { changes } = await pullAll(t, 'chatter', cursor);
    expect(changes).toMatchObject([{ table: 'company' }]);
    expect(JSON.stringify(changes)).toContain('Deniz Berg');
  });

  test('user.5 documents are one’s own, sent as copies, and a copy stays when the document goes', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const fileId = await uploaded(t, 'mia', PDF, { purpose: 'document', name: 'Zeugnis.pdf' });
    const add = (uid: string) => t.call(uid, 'user.add-document', { userId: uid, fileId });
    expect((await add('mallory')).error.code).toBe('not_found');
    const [document] = (await add('mia')).data.documents ?? [];
    expect(document).toMatchObject({ _fileId: fileId, name: 'Zeugnis.pdf', size: PDF.length });
    expect((await add('mia')).data.documents).toHaveLength(1);
    const args = applying((await publishedJob(t, 'owner', _id))._id);
    // A document itself cannot go along; a copy needs no bytes.
    expect((await t.call('mia', 'application.add', { ...args, files: [fileId] })).error.code).toBe(
      'state_conflict',
    );
    const copy = announcing(PDF, { purpose: 'application', name: 'Zeugnis.pdf' });
    expect((await t.call('mia', 'file.ticket', copy)).data.state).toBe('complete');
    await t.call('mia', 'application.add', { ...args, files: [copy._id], openFiles: [copy._id] });
    const remove = (uid: string) => t.call(uid, 'user.remove-document', { userId: uid, fileId });
    expect((await remove('mallory')).error.code).toBe('not_found');
    expect((await remove('mia')).data.documents).toEqual([]);
    expect((await remove('mia')).error.code).toBe('not_found');
    const { items } = (await t.call('owner', 'application.list', { _applicationId: args._id })).data;
    expect(items[0]?.files).toMatchObject([{ _fileId: copy._id, name: 'Zeugnis.pdf' }]);
  });

  test('the picture is one’s own complete image, and null takes it away', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const imageSource = await imageOf(t, 'mia');
    const set = (uid: string, source: string | null) =>
      t.call(uid, 'user.set-image', { userId: uid, imageSource: source });
    expect((await set('mallory', imageSource)).error.code).toBe('not_found');
    expect((await set('mia', v7())).error.code).toBe('not_found');
    expect((await set('mia', imageSource)).data.image).toBe(imageSource);
    expect((await set('mia', imageSource)).data.ver).toBe(2);
    expect((await set('mia', null)).data.image).toBe(null);
  });

  test('names and pictures are for those who have to do with somebody, as far as that goes', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'reader', false);
    await company(t, 'rival', 1);
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const imageSource = await imageOf(t, 'mia');
    await t.call('mia', 'user.set-image', { userId: 'mia', imageSource });
    for (const viewer of ['owner', 'rival', 'mallory'])
      expect((await snippet(t, viewer, 'mia')).error.code).toBe('not_found');
    const args = applying((await publishedJob(t, 'owner', _id))._id);
    await t.call('mia', 'application.add', args);
    expect((await snippet(t, 'reader', 'mia')).data).toEqual({
      _id: 'mia',
      name: 'Jana K.',
      image: null,
      ageBand: '18plus',
      creator: null,
    });
    expect((await snippet(t, 'mia', 'owner')).error.code).toBe('not_found');
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    const face = async () =>
      (await pullAll(t, 'reader')).changes.find(({ table, id }) => table === 'applicant' && id === args._id)
        ?.row;
    expect(await face()).toMatchObject({ image: imageSource });
    expect((await snippet(t, 'reader', 'mia')).data).toMatchObject({
      name: 'Jana Krüger',
      image: imageSource,
    });
    expect((await snippet(t, 'mia', 'owner')).data).toEqual({
      _id: 'owner',
      name: 'Deniz owner',
      image: null,
      creator: null,
    });
    expect((await snippet(t, 'owner', 'reader')).data.name).toBe('Deniz reader');
    expect((await snippet(t, 'rival', 'mia')).error.code).toBe('not_found');
  });

  test('the creator profile of an adult is named while it is active, and not before the company has accepted', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const { _id: _creatorId, handle } = await activeCreator(t, 'jana');
    const args = applying(job._id);
    await t.call('jana', 'application.add', args);
    const creator = async (viewer: string) => (await snippet(t, viewer, 'jana')).data.creator;
    expect([await creator('jana'), await creator('owner')]).toEqual([{ _creatorId, handle }, null]);
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    expect(await creator('owner')).toEqual({ _creatorId, handle });
    expect((await t.call('owner', 'creator.get', { creatorId: _creatorId })).data.handle).toBe(handle);
    await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
    expect(await creator('owner')).toBe(null);
    await t.db.updateTable('creator').set({ status: 'active' }).execute();
    await t.db.updateTable('user').set({ date_of_birth: '2009-06-15' }).where('id', '=', 'jana').execute();
    expect(await creator('owner')).toBe(null);
  });

  test('a minor’s picture is nobody else’s, whatever was accepted', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await seeker(t, 'kim', '2009-06-15');
    const imageSource = await imageOf(t, 'kim');
    await t.call('kim', 'user.set-image', { userId: 'kim', imageSource });
    const args = applying(job._id);
    await t.call('kim', 'application.add', args);
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    expect((await snippet(t, 'owner', 'kim')).data).toMatchObject({ image: null, ageBand: '15_17' });
    expect((await snippet(t, 'kim', 'kim')).data.image).toBe(imageSource);
  });

  test('a person’s own address becomes theirs, another’s does not exist', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const address = {
      reference: { refType: 'user' as const, refId: 'mia' },
      country: 'DE',
      state: '',
      city: 'Celle',
      postalCode: '29221',
      line1: 'Am Markt 1',
      line2: '',
    };
    const _addressId = v7();
    await t.call('mia', 'address.create', { _id: _addressId, ...address });
    const choose = (uid: string) => t.call(uid, 'user.update-address', { _userId: uid, _addressId });
    expect((await choose('mallory')).error.code).toBe('not_found');
    expect((await choose('mia')).data.address).toMatchObject({ city: 'Celle', line1: 'Am Markt 1' });
    const moved = await t.call('mia', 'address.update', { id: _addressId, ...address, city: 'Uelzen' });
    expect(moved.changes).toMatchObject([{ table: 'user', row: { address: { city: 'Uelzen' } } }]);
    await t.call('mia', 'address.delete', { id: _addressId });
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.address).toBe(null);
  });

  test('who has written for a company is known to whom they wrote to', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    const args = applying((await publishedJob(t, 'owner', _id))._id);
    await t.call('mia', 'application.add', args);
    await t.call('owner', 'conversation.add-message', writing(args, 'When can you start?'));
    expect((await snippet(t, 'mia', 'owner')).data.name).toBe('Deniz owner');
  });
});

import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { CompanyGeneral } from '../../../contract/entities/company.ts';
import { recipientsOf } from '../../domain/company/recipients.ts';
import { joined } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { photo } from '../../testing/sample-files.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

onDatabase((app) => {
  test('companysettings.4 a setting changes what it names, shows on every job, and is logged with before and after', async () => {
    const t = app();
    const { _id: companyId, settings } = await company(t, 'owner');
    expect(settings).toMatchObject({ replyDays: 7, retentionMonths: 6, requireSecond: false });
    const job = await publishedJob(t, 'owner', companyId);
    const set = (setting: object) => t.call('owner', 'company.set-setting', { companyId, setting });
    expect((await set({ retentionMonths: 3 })).data).toEqual({ ...settings, retentionMonths: 3 });
    const both = await set({ replyDays: 2, requireSecond: true });
    expect(both.data).toEqual({ ...settings, retentionMonths: 3, replyDays: 2, requireSecond: true });
    const { changes } = await pullAll(t, 'owner');
    expect(changes.find(({ table, id }) => table === 'job' && id === job._id)?.row).toMatchObject({
      replyDays: 2,
    });
    const log = await t.call('owner', 'log.list', { companyId, action: 'settings.changed' });
    expect(log.data.items.map(({ before, after }) => [before, after])).toEqual([
      [
        { replyDays: 7, requireSecond: false },
        { replyDays: 2, requireSecond: true },
      ],
      [{ retentionMonths: 6 }, { retentionMonths: 3 }],
    ]);
  });

  test('companysettings.5 unknown keys, wrong values and longer retention than the law wants are refused', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    const set = (uid: string, setting: object) => t.call(uid, 'company.set-setting', { companyId, setting });
    for (const [setting, path] of [
      [{ colour: 'red' }, 'setting.colour'],
      [{ retentionMonths: 7 }, 'setting.retentionMonths'],
      [{ retentionMonths: 0 }, 'setting.retentionMonths'],
      [{ notifyOffers: 'everybody' }, 'setting.notifyOffers'],
      [{}, 'setting'],
    ] as const) {
      const answer = await set('owner', setting);
      expect([answer.status, answer.error.fields?.[0]?.path]).toEqual([422, path]);
    }
    expect((await set('kim', { requireSecond: true })).error.code).toBe('not_allowed');
  });

  test('companysettings.6 notices go where the routing sends them, and to owners where that leaves nobody', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'chat', { canChat: true });
    await joined(t, 'owner', companyId, 'plain');
    const set = (notifyApplications: 'all' | 'owners' | 'job' | 'canSign') =>
      t.call('owner', 'company.set-setting', { companyId, setting: { notifyApplications } });
    const hear = (by?: string) => recipientsOf(t.db, companyId, 'Applications', by ?? null);
    expect(await hear()).toEqual(['chat', 'owner']);
    await set('all');
    expect(await hear()).toEqual(['chat', 'owner', 'plain']);
    await set('owners');
    expect(await hear()).toEqual(['owner']);
    await set('job');
    expect(await hear('plain')).toEqual(['plain']);
    expect(await hear('somebody-who-left')).toEqual(['chat', 'owner']);
  });

  test('companysettings.1 texts by language merge, and an empty one is none', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const update = (general: object) => t.call('owner', 'company.update-general', { companyId, general });
    await update({ rejectionTexts: { de_DE: 'Hallo %s1' } });
    const both = await update({ rejectionTexts: { en_US: 'Dear %s1' }, website: 'https://bakery.example' });
    expect(both.data.general).toMatchObject({
      website: 'https://bakery.example',
      rejectionTexts: { de_DE: 'Hallo %s1', en_US: 'Dear %s1' },
    });
    const one = await update({ rejectionTexts: { de_DE: ' ' } });
    expect(one.data.general.rejectionTexts).toEqual({ en_US: 'Dear %s1' });
  });

  test('companysettings.10 texts for the chat merge one by one; what nobody can fill in is refused', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const update = (messageTemplates: CompanyGeneral['messageTemplates']) =>
      t.call('owner', 'company.update-general', { companyId, general: { messageTemplates } });
    const [one, two] = [v7(), v7()];
    const text = { name: 'Trial day', texts: { en_US: 'Hello {firstName}, {job}' } };
    await update({ [one]: text });
    const both = await update({ [two]: { ...text, name: 'First day' } });
    expect(both.data.general.messageTemplates).toEqual({
      [one]: text,
      [two]: { ...text, name: 'First day' },
    });
    const left = await update({ [one]: null });
    expect(left.data.general.messageTemplates).toEqual({ [two]: { ...text, name: 'First day' } });
    const wrong = await update({ [one]: { name: 'x', texts: { en_US: 'Hello {name}' } } });
    expect(wrong.error).toMatchObject({ code: 'fields_invalid', fields: [{ code: 'unknown_placeholder' }] });
    const many = Object.fromEntries(Array.from({ length: 30 }, () => [v7(), text]));
    expect((await update(many)).error.code).toBe('quota_exceeded');
    const card = await t.call('mia', 'company.get', { companyId });
    expect(JSON.stringify(card)).not.toContain('Trial day');
  });

  test('everybody reads the card; only members read the rest', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    const card = await t.call(null, 'company.get', { companyId });
    expect(card.data).toEqual({
      _id: companyId,
      companyName: 'Bakery owner',
      verified: false,
      general: {
        website: '',
        employeeCount: null,
        replyDays: 7,
        about: '',
        benefits: [],
        bannerAlt: '',
        bannerFocus: null,
        photos: [],
      },
      logo: null,
      banner: null,
      address: null,
      openJobs: 1,
      medianReplyHours: null,
    });
    expect((await t.call('mia', 'company.get', { companyId })).data).toEqual(card.data);
    expect((await t.call('owner', 'company.get', { companyId })).data).toMatchObject({
      members: [{ _userId: 'owner' }],
      companyUID: 'DE136695976',
    });
    expect((await t.call(null, 'company.get', { companyId: v7() })).status).toBe(404);
  });

  test('companysettings.1 what a company says of its page is kept, merged key by key, and read by everybody', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const update = (general: object) => t.call('owner', 'company.update-general', { companyId, general });
    const page = { about: 'We bake at night.', benefits: ['Bread', 'Rolls'], bannerAlt: 'An oven' };
    await update({ ...page, bannerFocus: { x: 10, y: 90 } });
    await update({ benefits: ['Bread'] });
    const read = async () => (await t.call(null, 'company.get', { companyId })).data.general;
    expect(await read()).toMatchObject({ ...page, benefits: ['Bread'], bannerFocus: { x: 10, y: 90 } });
    await update({ bannerFocus: null });
    expect(await read()).toMatchObject({ bannerFocus: null });
    const outside = await update({ bannerFocus: { x: 101, y: 0 } });
    expect(outside.error.code).toBe('fields_invalid');
  });

  test('companysettings.1 a new logo is on every job of the company, and none once it is removed', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    const logo = await uploaded(t, 'owner', await photo(), {
      purpose: 'company',
      name: 'logo.jpg',
      mime: 'image/jpeg',
    });
    await t.call('owner', 'company.set-logo', { companyId, imageSource: logo });
    const read = async () => (await t.call(null, 'job.get', { jobId: job._id })).data;
    const withLogo = await read();
    expect(withLogo).toMatchObject({ companyLogo: logo });
    expect(withLogo.ver).toBeGreaterThan(job.ver);
    const bytes = await getBytes(t, null, logo);
    expect(bytes.headers['cache-control']).toContain('public');
    await t.call('owner', 'company.set-logo', { companyId, imageSource: null });
    expect(await read()).not.toHaveProperty('companyLogo');
  });

  test('the card says how long a company takes to answer, as far as it is known', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await t.db.updateTable('company').set({ median_reply_h: 31 }).where('id', '=', companyId).execute();
    expect((await t.call(null, 'company.get', { companyId })).data).toMatchObject({ medianReplyHours: 31 });
    expect((await t.call('owner', 'company.get', { companyId })).data).not.toHaveProperty('medianReplyHours');
  });

  test('only an address of the company’s own is shown, without the door to strangers', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const address = async (refType: 'company' | 'user', refId: string) => {
      const id = v7();
      await t.db
        .insertInto('address')
        .values({
          id,
          ref_type: refType,
          ref_id: refId,
          country: 'DE',
          state: '',
          city: 'Celle',
          postal_code: '29221',
          line1: 'Am Markt 1',
          line2: '',
          created_at: t.now,
          updated_at: t.now,
        })
        .execute();
      return id;
    };
    const addressId = await address('company', companyId);
    const set = (id: string) => t.call('owner', 'company.update-address', { companyId, addressId: id });
    expect((await set(addressId)).data.address).toMatchObject({ _addressId: addressId, line1: 'Am Markt 1' });
    expect((await set(await address('user', 'owner'))).error.code).toBe('not_found');
    expect((await set(await address('company', v7()))).error.code).toBe('not_found');
    const card = await t.call(null, 'company.get', { companyId });
    expect(card.data.address).toEqual({ country: 'DE', postalCode: '29221', city: 'Celle' });
  });
});

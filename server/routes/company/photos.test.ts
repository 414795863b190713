import { expect, test } from 'vitest';
import { PHOTOS_MAX } from '../../../contract/entities/photo.ts';
import { activeCreator } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { company, member, publishedJob, seeker } from '../../testing/people.ts';
import { PDF, photo } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

const JPEG = { mime: 'image/jpeg', name: 'a.jpg' } as const;

/** A company with a colleague who owns it as well, and a call that sets its photos. */
async function withPhotos(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await member(t, companyId, 'second', true);
  await t.db
    .updateTable('member')
    .set({ role: 'owner', can_sign: true })
    .where('user_id', '=', 'second')
    .execute();
  const upload = async (uid: string) => uploaded(t, uid, await photo(), { ...JPEG, purpose: 'company' });
  const set = (uid: string, photos: { _fileId: string; alt: string }[]) =>
    t.call(uid, 'company.update-general', { companyId, general: { photos } });
  return { companyId, upload, set };
}

onDatabase((app) => {
  test('companysettings.1 photos are shown in their order; what is left out is erased', async () => {
    const t = app();
    const { companyId, upload, set } = await withPhotos(t);
    const [oven, shop] = [await upload('owner'), await upload('owner')];
    await set('owner', [
      { _fileId: oven, alt: 'An oven' },
      { _fileId: shop, alt: '' },
    ]);
    // Another owner moves and describes what a colleague has uploaded.
    const moved = [
      { _fileId: shop, alt: 'The shop <b>' },
      { _fileId: oven, alt: 'An oven' },
    ];
    expect((await set('second', moved)).data).toMatchObject({ general: { photos: moved } });
    await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    expect((await t.call('mia', 'company.get', { companyId })).data).toMatchObject({
      general: { photos: moved },
    });
    const { body } = await t.app.inject({ method: 'GET', url: `/companies/${companyId}` });
    expect(body.indexOf(shop)).toBeLessThan(body.indexOf(oven));
    expect(body).toContain('alt="The shop &lt;b&gt;"');
    await set('owner', moved.slice(1));
    expect((await getBytes(t, 'owner', shop)).statusCode).toBe(404);
    expect((await getBytes(t, null, oven)).statusCode).toBe(200);
  });

  test('files of strangers, of another purpose, named twice or too many are refused, and nothing changes', async () => {
    const t = app();
    const { upload, set } = await withPhotos(t);
    await seeker(t, 'mia');
    const refused = async (photos: { _fileId: string; alt: string }[]) =>
      (await set('owner', photos)).error.code;
    const as = (_fileId: string) => ({ _fileId, alt: '' });
    const oven = await upload('owner');
    await set('owner', [as(oven)]);
    expect(await refused([as(oven), as(await upload('mia'))])).toBe('not_found');
    expect(await refused([as(oven), as(await uploaded(t, 'owner', PDF))])).toBe('state_conflict');
    expect(await refused([as(oven), as(oven)])).toBe('fields_invalid');
    const many = [];
    for (let at = 0; at < PHOTOS_MAX; at += 1) many.push(as(await upload('owner')));
    expect(await refused([as(oven), ...many])).toBe('fields_invalid');
    // All of them are replaced at once.
    expect((await set('owner', many)).status).toBe(200);
    expect((await getBytes(t, 'owner', oven)).statusCode).toBe(404);
  });

  test('creator.5 photos are on the card and its public page, and gone with the account', async () => {
    const t = app();
    const { _id: creatorId, mediaKitSlug } = await activeCreator(t, 'mia');
    await company(t, 'owner');
    const work = await uploaded(t, 'mia', await photo(), { ...JPEG, purpose: 'creator' });
    const photos = [{ _fileId: work, alt: 'Bread' }];
    await t.call('mia', 'creator.update', { patch: { photos, card: 'link' } });
    expect((await t.call('owner', 'creator.get', { creatorId })).data).toMatchObject({ photos });
    const page = () => t.app.inject({ method: 'GET', url: `/creators/${mediaKitSlug}` });
    expect((await page()).body).toContain(`/api/file/bytes/${work}?variant=thumb`);
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    t.now = new Date(t.now.getTime() + 40 * 86_400_000);
    await t.doWork();
    expect((await getBytes(t, 'owner', work)).statusCode).toBe(404);
    const row = await t.db
      .selectFrom('creator')
      .where('id', '=', creatorId)
      .select('photos')
      .executeTakeFirst();
    expect(row).toEqual({ photos: [] });
  });
});

import { expect, test } from 'vitest';
import type { PhotoChanges } from '../../../contract/entities/photo.ts';
import { PHOTOS_MAX } from '../../../contract/limits.ts';
import { activeCreator } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, member, publishedJob, seeker } from '../../testing/people.ts';
import { PDF, photo } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

const JPEG = { mime: 'image/jpeg', name: 'a.jpg' } as const;

/** A company with two owners, and a call that changes its photos. */
async function withPhotos(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await member(t, companyId, 'second', true);
  await t.db
    .updateTable('member')
    .set({ role: 'owner', can_sign: true })
    .where('user_id', '=', 'second')
    .execute();
  const upload = async (uid: string) => uploaded(t, uid, await photo(), { ...JPEG, purpose: 'company' });
  const change = (uid: string, photos: PhotoChanges) =>
    t.call(uid, 'company.update-general', { companyId, general: { photos } });
  return { companyId, upload, change };
}

onDatabase((app) => {
  test('companysettings.1 photos are shown in their order; one that is taken off is erased', async () => {
    const t = app();
    const { companyId, upload, change } = await withPhotos(t);
    const [oven, shop] = [await upload('owner'), await upload('owner')];
    await change('owner', { [oven]: { alt: 'An oven', place: 1 }, [shop]: { alt: '', place: 2 } });
    // Another owner moves one and describes the other, on a device that knows nothing of the third.
    const third = await upload('owner');
    await change('owner', { [third]: { alt: 'A cake', place: 3 } });
    const photos = [
      { _fileId: shop, alt: 'The shop <b>', place: 0.5 },
      { _fileId: oven, alt: 'An oven', place: 1 },
      { _fileId: third, alt: 'A cake', place: 3 },
    ];
    const moved = await change('second', { [shop]: { alt: 'The shop <b>', place: 0.5 } });
    expect(moved.data).toMatchObject({ general: { photos } });
    await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    expect((await t.call('mia', 'company.get', { companyId })).data).toMatchObject({ general: { photos } });
    const { body } = await t.app.inject({ method: 'GET', url: `/companies/${companyId}` });
    expect(body.indexOf(shop)).toBeLessThan(body.indexOf(oven));
    expect(body).toContain('alt="The shop &lt;b&gt;"');
    await change('owner', { [shop]: null });
    expect((await getBytes(t, 'owner', shop)).statusCode).toBe(404);
    expect((await getBytes(t, null, oven)).statusCode).toBe(200);
    // What is described after it was taken off elsewhere stays off.
    const late = await change('second', { [shop]: { alt: 'Gone' } });
    expect(late.data).toMatchObject({ general: { photos: photos.slice(1) } });
  });

  test('files of strangers, of another purpose, shown as something else or too many are refused, and nothing changes', async () => {
    const t = app();
    const { companyId, upload, change } = await withPhotos(t);
    await seeker(t, 'mia');
    const refused = async (photos: PhotoChanges) => (await change('owner', photos)).error.code;
    const added = (fileId: string) => ({ [fileId]: { alt: '', place: 1 } });
    const oven = await upload('owner');
    await change('owner', added(oven));
    expect(await refused(added(await upload('mia')))).toBe('not_found');
    expect(await refused(added(await uploaded(t, 'owner', PDF)))).toBe('state_conflict');
    const banner = await upload('owner');
    await t.call('owner', 'company.set-banner', { companyId, imageSource: banner });
    expect(await refused(added(banner))).toBe('state_conflict');
    expect((await t.call('owner', 'company.set-logo', { companyId, imageSource: oven })).error.code).toBe(
      'state_conflict',
    );
    let many: PhotoChanges = {};
    for (let at = 0; at < PHOTOS_MAX; at += 1) many = { ...many, ...added(await upload('owner')) };
    expect(await refused(many)).toBe('quota_exceeded');
    // All of them are replaced at once.
    expect((await change('owner', { ...many, [oven]: null })).status).toBe(200);
    expect((await getBytes(t, 'owner', oven)).statusCode).toBe(404);
  });

  test('creator.5 photos are on the card and its public page, and gone with the account', async () => {
    const t = app();
    const { _id: creatorId, mediaKitSlug } = await activeCreator(t, 'mia');
    await company(t, 'owner');
    const work = await uploaded(t, 'mia', await photo(), { ...JPEG, purpose: 'creator' });
    const photos = { [work]: { alt: 'Bread', place: 1 } };
    await t.call('mia', 'creator.update', { patch: { photos, card: 'link' } });
    expect((await t.call('owner', 'creator.get', { creatorId })).data).toMatchObject({
      photos: [{ _fileId: work, alt: 'Bread' }],
    });
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

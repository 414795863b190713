import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ReportTarget } from '../../../contract/entities/report.ts';
import { activeCreator } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import { photo } from '../../testing/sample-files.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

const RULE = ['--rule', 'terms 4'];
const picture = async (t: TestApp, uid: string, purpose: 'company' | 'creator' | 'user') =>
  uploaded(t, uid, await photo(), { mime: 'image/jpeg', name: 'a.jpg', purpose });

/** Reported by mia, and removed. */
async function remove(t: TestApp, target: ReportTarget) {
  const report = { _id: v7(), target, reason: 'discrimination' as const, text: '' };
  const made = await t.call('mia', 'report.create', report);
  expect(made.status, JSON.stringify(made.error)).toBe(200);
  const line = ['reports', 'decide', report._id, '--outcome', 'upheld', '--measure', 'content_removed'];
  await terminal(t).run(...line, '--text', 'The picture insults somebody.', ...RULE);
}
const statements = async (t: TestApp, uid: string) => (await t.call(uid, 'restriction.list', {})).data.items;

onDatabase((app) => {
  test('L24 the words and pictures of a company’s page are removed; it stays on the market', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    const [shop, logo] = [await picture(t, 'owner', 'company'), await picture(t, 'owner', 'company')];
    const general = { about: 'No foreigners.', photos: { [shop]: { alt: 'The shop', place: 1 } } };
    await t.call('owner', 'company.update-general', { companyId, general });
    await t.call('owner', 'company.set-logo', { companyId, imageSource: logo });
    await remove(t, { type: 'company', id: companyId });
    const { data } = await t.call('mia', 'company.get', { companyId });
    expect(data.general).toMatchObject({ about: '', photos: [] });
    for (const file of [shop, logo]) expect((await getBytes(t, 'mia', file)).statusCode).toBe(404);
    expect((await t.call('mia', 'job.get', { jobId: job._id })).status).toBe(200);
    expect(await statements(t, 'owner')).toMatchObject([
      { kind: 'content_removed', target: { type: 'company', id: companyId }, about: 'Bakery owner' },
    ]);
  });

  test('L24 the words and pictures of a creator and of a profile are removed, and can be objected to', async () => {
    const t = app();
    await seeker(t, 'mia');
    const creator = await activeCreator(t, 'cleo');
    const shown = await picture(t, 'cleo', 'creator');
    const availability = { status: 'open' as const, from: null, note: 'Not for foreigners.' };
    const patch = { photos: { [shown]: { alt: '', place: 1 } }, availability };
    await t.call('cleo', 'creator.update', { patch });
    const face = await picture(t, 'cleo', 'user');
    await t.call('cleo', 'user.set-image', { userId: 'cleo', imageSource: face });
    await t.call('cleo', 'user.update-general', { _userId: 'cleo', general: { about: 'An insult.' } });
    await remove(t, { type: 'creator', id: creator._id });
    await remove(t, { type: 'user', id: 'cleo' });
    const card = await t.db.selectFrom('creator').selectAll().executeTakeFirstOrThrow();
    expect([card.bio, card.photos, card.status]).toEqual(['', [], 'active']);
    expect(card.availability).toEqual({ ...availability, note: '' });
    const { evidence } = await t.db
      .selectFrom('report')
      .where('target_type', '=', 'creator')
      .select('evidence')
      .executeTakeFirstOrThrow();
    expect(evidence).toMatchObject({ availability });
    const { data } = await t.call('cleo', 'user.get', { userId: 'cleo' });
    expect([data.general.about ?? '', data.image]).toEqual(['', null]);
    for (const file of [shown, face]) expect((await getBytes(t, 'cleo', file)).statusCode).toBe(404);
    const [profile, ...others] = await statements(t, 'cleo');
    expect(others.map(({ kind, about }) => [kind, about])).toEqual([['content_removed', '@cleo']]);
    await t.doWork();
    const letters = t.letters.filter(({ to }) => to === 'cleo@example.org').map(({ text }) => text);
    expect(letters.at(-1)).toContain('Texte und Bilder entfernt');
    // To who reported them: what was removed is no name.
    const told = t.letters.filter(({ to }) => to === 'mia@example.org').map(({ text }) => text);
    expect(told.join()).toContain('@cleo');
    expect(told.join()).not.toContain('An insult.');
    const objection = { _id: v7(), _restrictionId: profile?._id ?? '', text: 'That was no insult.' };
    expect((await t.call('cleo', 'appeal.create', objection)).status).toBe(200);
    const granted = ['appeals', 'decide', objection._id, '--outcome', 'granted', '--text', 'True.'];
    await terminal(t).run(...granted, '--by', 'Ben');
    expect((await statements(t, 'cleo'))[0]?.liftedAt).toBe(t.now.toISOString());
  });
});

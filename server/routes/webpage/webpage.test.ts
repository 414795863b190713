import { expect, test } from 'vitest';
import type { Block } from '../../../contract/entities/webpage.ts';
import { transact } from '../../api/transact.ts';
import { archivePage, type NewPage, publishPage } from '../../domain/webpage/publish.ts';
import { onDatabase } from '../../testing/on-database.ts';
import type { TestApp } from '../../testing/test-app.ts';

const page = (text: string, also: Partial<NewPage> = {}): NewPage => ({
  _id: 'about',
  title: { de_DE: 'Über uns', en_US: 'About us' },
  blocks: {
    de_DE: [{ type: 'paragraph', spans: [{ text }] }],
    en_US: [{ type: 'paragraph', spans: [{ text: `${text} (en)` }] }],
  },
  showInFooter: true,
  ...also,
});
const publish = async (t: TestApp, one: NewPage, author?: { source: 'seed' | 'staff'; draft?: boolean }) =>
  (await transact(t.parts, (context) => publishPage(context, one, author))).result;
const read = (t: TestApp, version?: number) =>
  t.call(null, 'webpage.get', { webpageId: 'about', ...(version ? { version } : {}) });
const DAY = 86_400_000;

onDatabase((app) => {
  test('webpage.1 a page is read by anybody, in both languages, with the date of its change', async () => {
    const t = app();
    await publish(t, page('One'));
    expect((await read(t)).data).toEqual({
      _id: 'about',
      title: { de_DE: 'Über uns', en_US: 'About us' },
      blocks: page('One').blocks,
      status: 'published',
      version: 1,
      currentVersion: 1,
      validFrom: t.now.toISOString(),
      updatedAt: t.now.toISOString(),
      showInFooter: true,
    });
    const { data } = await t.call(null, 'webpage.list', {});
    expect(data).toMatchObject([{ _id: 'about', version: 1, showInFooter: true }]);
    expect(data[0]).not.toHaveProperty('blocks');
  });

  test('webpage.3 unknown pages, drafts and archived ones are not found', async () => {
    const t = app();
    expect((await read(t)).error.code).toBe('not_found');
    await publish(t, page('Draft'), { source: 'staff', draft: true });
    expect((await read(t)).status).toBe(404);
    expect((await read(t, 1)).status).toBe(404);
    expect((await t.call(null, 'webpage.list', {})).data).toEqual([]);
    await publish(t, page('Real'));
    expect((await read(t)).data).toMatchObject({ version: 1, blocks: page('Real').blocks });
    await publish(t, page('Next draft'), { source: 'staff', draft: true });
    expect((await read(t)).data.version).toBe(1);
    expect((await read(t, 2)).status).toBe(404);
    await transact(t.parts, (context) => archivePage(context, 'about'));
    expect((await read(t)).status).toBe(404);
    expect((await t.call(null, 'webpage.list', {})).data).toEqual([]);
    await expect(transact(t.parts, (context) => archivePage(context, 'about'))).rejects.toThrow(
      /no published page/,
    );
  });

  test('webpage.6 an older version stays as it was, also after the page was taken down', async () => {
    const t = app();
    await publish(t, page('One'));
    t.now = new Date(t.now.getTime() + DAY);
    await publish(t, page('Two'));
    expect((await read(t)).data).toMatchObject({ version: 2, currentVersion: 2 });
    expect((await read(t, 1)).data).toMatchObject({
      version: 1,
      currentVersion: 2,
      blocks: page('One').blocks,
    });
    expect((await read(t, 3)).status).toBe(404);
    await transact(t.parts, (context) => archivePage(context, 'about'));
    expect((await read(t, 1)).data).toMatchObject({ status: 'archived', currentVersion: null });
    await expect(
      t.db.updateTable('webpage_version').set({ title: '{}' }).where('version', '=', 1).execute(),
    ).rejects.toThrow(/only grows/);
    await expect(t.db.deleteFrom('webpage_version').execute()).rejects.toThrow(/only grows/);
  });

  test('a version that is announced holds from its day on', async () => {
    const t = app();
    await publish(t, page('Now'));
    const validFrom = new Date(t.now.getTime() + 42 * DAY).toISOString();
    await publish(t, page('Later', { validFrom }));
    expect((await read(t)).data.version).toBe(1);
    expect((await read(t, 2)).data).toMatchObject({ version: 2, currentVersion: 1, validFrom });
    t.now = new Date(validFrom);
    expect((await read(t)).data.version).toBe(2);
  });

  test('the same content again is no new version', async () => {
    const t = app();
    expect(await publish(t, page('One'))).toEqual({ version: 1, isNew: true });
    expect(await publish(t, page('One'))).toEqual({ version: 1, isNew: false });
    expect(await publish(t, page('Two'))).toEqual({ version: 2, isNew: true });
  });

  test('content that is no page is refused', async () => {
    const t = app();
    const script: Block = { type: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] };
    await expect(
      publish(t, page('x', { blocks: { de_DE: [script], en_US: [script] } })),
    ).rejects.toMatchObject({ code: 'fields_invalid' });
    await expect(publish(t, { ...page('x'), _id: '../x' })).rejects.toMatchObject({ code: 'fields_invalid' });
    expect(await t.db.selectFrom('webpage').selectAll().execute()).toEqual([]);
  });
});

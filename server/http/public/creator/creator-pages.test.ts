import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { activeCreator } from '../../../testing/creators.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const read = async (t: TestApp, url: string) => {
  const { statusCode, body, headers } = await t.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': 'de' },
  });
  return { status: statusCode, body, headers };
};

const PACKAGE = {
  format: 'short',
  platform: 'youtube',
  count: 2,
  price: 42_000,
  currency: 'EUR',
  days: 14,
  revisions: 1,
  rights: '<b>Ein Jahr</b>',
  exclusivity: '',
} as const;

/** Somebody with a card of this kind, a package and a number of their own word. */
async function withCard(t: TestApp, uid: string, card: 'off' | 'link' | 'listed') {
  const { mediaKitSlug, sources, _id } = await activeCreator(t, uid);
  const patch = {
    card,
    packages: [PACKAGE],
    declaredFollowers: [{ _sourceId: sources[0]?._id as string, n: 98_765 }],
  };
  expect((await t.call(uid, 'creator.update', { patch })).data.card).toBe(card);
  return { _id, slug: mediaKitSlug, path: `/creators/${mediaKitSlug}` };
}

onDatabase((app) => {
  test('creator.10 nobody reads a card before its owner has said so, nor once they have taken that back', async () => {
    const t = app();
    const { mediaKitSlug } = await activeCreator(t, 'jana');
    const path = `/creators/${mediaKitSlug}`;
    const none = await read(t, '/creators/nobody');
    const closed = await read(t, path);
    // The same answer: whether there is one, nobody is told.
    expect([closed.status, closed.body.replaceAll(path, '')]).toEqual([
      404,
      none.body.replaceAll('/creators/nobody', ''),
    ]);
    expect((await read(t, `/og/creators/${mediaKitSlug}.png`)).status).toBe(404);
    await t.call('jana', 'creator.update', { patch: { card: 'link' } });
    expect((await read(t, path)).status).toBe(200);
    for (const patch of [{ card: 'off' as const }, { card: 'link' as const, status: 'paused' as const }]) {
      await t.call('jana', 'creator.update', { patch });
      expect((await read(t, path)).status).toBe(404);
    }
  });

  test('creator.10 creator.8 a released card has handle, pages and packages, and neither a name nor numbers of their own word', async () => {
    const t = app();
    const { path } = await withCard(t, 'jana', 'link');
    const { body, headers } = await read(t, path);
    expect(body).toContain('<h1 translate="no">jana</h1>');
    expect(body).toContain('2 × Kurzvideo, YouTube');
    expect(body).toMatch(/420\s€/);
    expect(body).toContain('&lt;b&gt;Ein Jahr&lt;/b&gt;');
    expect(body).toContain('<meta property="og:title" content="jana">');
    expect(body).toContain('<meta name="robots" content="noindex">');
    for (const secret of ['Krüger', '@example.org', '1998', '98.765', '98,765'])
      expect(body).not.toContain(secret);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    await t.db.updateTable('creator_source').set({ measured_followers: 4321, measured_at: t.now }).execute();
    expect((await read(t, path)).body).toContain('<b>4.321</b>');
  });

  test('creator.10 search engines list a card only where its owner wants that', async () => {
    const t = app();
    const jana = await withCard(t, 'jana', 'listed');
    const mia = await withCard(t, 'mia', 'link');
    expect((await read(t, jana.path)).body).not.toContain('noindex');
    const { body } = await read(t, '/sitemap-1.xml');
    expect(body).toContain(`https://zusage.example${jana.path}</loc>`);
    expect(body).not.toContain(mia.path);
  });

  test('creator.10 the handle leads to the card, and the address stays when the handle changes', async () => {
    const t = app();
    const { path, slug } = await withCard(t, 'jana', 'link');
    const led = await read(t, '/creators/Jana');
    expect([led.status, led.headers.location]).toEqual([302, path]);
    await t.call('jana', 'creator.update', { patch: { handle: 'jana.backt' } });
    expect((await read(t, path)).body).toContain('<h1 translate="no">jana.backt</h1>');
    expect((await read(t, '/creators/jana')).status).toBe(404);
    const picture = await read(t, `/og/creators/${slug}.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await read(t, `${path}/share`)).body).toContain(path);
  });

  test('creator.10 nobody below 18 has a public card', async () => {
    const t = app();
    const { path } = await withCard(t, 'jana', 'link');
    await t.db.updateTable('user').set({ date_of_birth: '2009-05-05' }).where('id', '=', 'jana').execute();
    expect((await read(t, path)).status).toBe(404);
  });

  test('creator.10 a card is reported without an account, and staff finds what it said', async () => {
    const t = app();
    const { _id } = await withCard(t, 'jana', 'link');
    const path = `/report/creator/${_id}`;
    expect((await read(t, path)).body).toContain('jana');
    const sent = await t.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        id: v7(),
        reason: 'identity_theft',
        text: 'Das ist mein Kanal und nicht ihrer.',
        name: 'Mia',
        mail: 'mia@example.org',
        goodFaith: 'yes',
      }).toString(),
    });
    expect(sent.statusCode).toBe(201);
    const report = await t.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
    expect(report).toMatchObject({
      target_type: 'creator',
      affected_user_id: 'jana',
      evidence: { title: '@jana', packages: [{ price: 42_000 }] },
    });
    await t.call('jana', 'creator.update', { patch: { card: 'off' } });
    expect((await read(t, path)).status).toBe(404);
  });
});

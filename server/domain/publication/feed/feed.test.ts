import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { productLimits } from '../../../../contract/limits.ts';
import {
  ADDRESS,
  aDayLater,
  feedNow,
  feedOf,
  jobsOf,
  KITCHEN,
  NOWHERE,
  outcomes,
  SHORT,
  save,
  serve,
  settled,
  TEXT,
  TILL,
} from '../../../testing/feeds.ts';
import { logOf } from '../../../testing/hiring.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { applying, company, member, pullAll, seeker } from '../../../testing/people.ts';

onDatabase((app) => {
  test('import.6 a feed in another encoding is read in its own', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const xml = Buffer.from(feedOf([KITCHEN]).replace('utf-8', 'ISO-8859-1'), 'latin1');
    await serve(t, xml, { type: 'application/xml; charset=ISO-8859-1' });
    await save(t, companyId, v7());
    await settled(t);
    expect((await jobsOf(t, companyId)).map(({ title }) => title)).toEqual([KITCHEN.title]);
  });

  test('import.6 rows become drafts, each with its reason where it is not complete, and a second day doubles nothing', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const answer = await serve(t, feedOf([KITCHEN, TILL, NOWHERE, SHORT]));
    expect((await save(t, companyId, v7())).data).toMatchObject({ state: 'waiting', rows: [] });
    await settled(t);
    const first = await feedNow(t, companyId);
    expect(first).toMatchObject({ state: 'done', failure: null, same: 0, gone: [] });
    expect(outcomes(first)).toEqual([
      'Aushilfe Kasse: created',
      'Fahrer: unreadable',
      'Küchenhilfe: created',
      'Lager: incomplete',
    ]);
    expect(first.rows.find(({ title }) => title === 'Lager')?.findings).toEqual([
      expect.objectContaining({ code: 'place_unknown', said: 'Leibzig' }),
    ]);
    expect((await jobsOf(t, companyId)).map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    await aDayLater(t);
    expect(answer.asked).toBe(2);
    const second = await feedNow(t, companyId);
    expect([second.same, outcomes(second)]).toEqual([3, ['Fahrer: unreadable']]);
    expect(await jobsOf(t, companyId)).toHaveLength(3);
  });

  test('import.6 what changed is changed, what people edited or deleted here is left as it is', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const answer = await serve(t, feedOf([KITCHEN, TILL, NOWHERE]));
    await save(t, companyId, v7());
    await settled(t);
    const idOf = async (title: string) =>
      ((await feedNow(t, companyId)).rows.find((row) => row.title === title)?._jobId ?? '') as string;
    const [till, nowhere] = [await idOf('Aushilfe Kasse'), await idOf('Lager')];
    await t.call('owner', 'job.update', { _jobId: till, rev: 1, patch: { openings: 4 } });
    await t.call('owner', 'job.delete', { jobId: nowhere });
    answer.body = feedOf([
      { ...KITCHEN, title: 'Küchenhilfe am Mittag' },
      { ...TILL, title: 'Kasse' },
      { ...NOWHERE, title: 'Lager und Versand' },
    ]);
    await aDayLater(t);
    expect(outcomes(await feedNow(t, companyId))).toEqual([
      'Kasse: edited',
      'Küchenhilfe am Mittag: changed',
      'Lager und Versand: deleted',
    ]);
    const titles = (await jobsOf(t, companyId)).map(({ title }) => title).toSorted();
    expect(titles).toEqual(['Aushilfe Kasse', 'Küchenhilfe am Mittag']);
  });

  test('import.6 with publishing chosen complete rows go online, as far as the plan has room', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'jana');
    await t.db.deleteFrom('plan_grant').execute();
    await serve(t, feedOf([KITCHEN, TILL, NOWHERE]));
    await save(t, companyId, v7(), { publish: true });
    await settled(t);
    const { rows } = await feedNow(t, companyId);
    expect(rows.map(({ outcome, refusal }) => [outcome, refusal])).toEqual([
      ['published', null],
      ['created', 'plan_limit'],
      ['incomplete', null],
    ]);
    const market = (await pullAll(t, 'jana')).changes.filter(({ table }) => table === 'job');
    expect(market.map(({ id }) => id)).toEqual([rows[0]?._jobId]);
  });

  test('import.6 what is gone from the feed is offered for closing, and closes by itself where that is chosen', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'jana');
    const answer = await serve(t, feedOf([KITCHEN, TILL]));
    const feedId = v7();
    await save(t, companyId, feedId, { publish: true });
    await settled(t);
    const till = (await feedNow(t, companyId)).rows.find(({ title }) => title === TILL.title)
      ?._jobId as string;
    await t.call('jana', 'application.add', applying(till));
    answer.body = feedOf([KITCHEN]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).gone).toEqual([
      { _jobId: till, title: TILL.title, since: t.now.toISOString() },
    ]);
    answer.body = feedOf([KITCHEN, TILL]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).gone).toEqual([]);
    await save(t, companyId, feedId, { publish: true, closeGone: true });
    answer.body = feedOf([KITCHEN]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).gone).toEqual([]);
    const closed = (await t.call('owner', 'job.get', { jobId: till })).data;
    expect(closed).toMatchObject({ status: 'unpublished', statusReason: 'paused' });
    expect(await logOf(t, companyId)).toContain('job.unpublished');
    const open = await t.db.selectFrom('application').select('status').execute();
    expect(open).toEqual([{ status: 'submitted' }]);
  });

  test('import.6 a feed that loses most of its jobs at once closes none of them', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const many = Array.from({ length: 6 }, (_, at) => ({ id: `M-${at}`, title: `Job ${at}` }));
    const answer = await serve(t, feedOf(many));
    await save(t, companyId, v7(), { publish: true, closeGone: true });
    await settled(t);
    answer.body = feedOf(many.slice(0, 1));
    await aDayLater(t);
    expect((await feedNow(t, companyId)).gone).toHaveLength(5);
    expect((await jobsOf(t, companyId)).every(({ status }) => status === 'published')).toBe(true);
    // Nor the day after: it is as broken as before.
    await aDayLater(t);
    expect((await jobsOf(t, companyId)).every(({ status }) => status === 'published')).toBe(true);
  });

  test('import.6 jobs that went one by one before closing was chosen close once it is', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const many = Array.from({ length: 5 }, (_, at) => ({ id: `M-${at}`, title: `Job ${at}` }));
    const answer = await serve(t, feedOf(many));
    const feedId = v7();
    await save(t, companyId, feedId, { publish: true });
    await settled(t);
    for (const left of [4, 3, 2]) {
      answer.body = feedOf(many.slice(0, left));
      await aDayLater(t);
    }
    await save(t, companyId, feedId, { publish: true, closeGone: true });
    await aDayLater(t);
    expect((await jobsOf(t, companyId)).filter(({ status }) => status === 'published')).toHaveLength(2);
  });

  test('import.6 a small feed that loses most of its jobs closes none of them either', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const few = [KITCHEN, TILL, { ...KITCHEN, id: 'F-1', title: 'Fahrer' }];
    const answer = await serve(t, feedOf(few));
    await save(t, companyId, v7(), { publish: true, closeGone: true });
    await settled(t);
    answer.body = feedOf([{ ...KITCHEN, id: 'X-1', title: 'Lager' }]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).gone).toHaveLength(3);
    expect((await jobsOf(t, companyId)).every(({ status }) => status === 'published')).toBe(true);
  });

  test('import.6 a feed that gives its ads new numbers keeps its jobs online', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const answer = await serve(t, feedOf([KITCHEN, TILL, { ...KITCHEN, id: 'F-1', title: 'Fahrer' }]));
    await save(t, companyId, v7(), { publish: true, closeGone: true });
    await settled(t);
    answer.body = feedOf([{ ...KITCHEN, id: 'K-2' }, TILL, { ...KITCHEN, id: 'F-1', title: 'Fahrer' }]);
    await aDayLater(t);
    const feed = await feedNow(t, companyId);
    expect([outcomes(feed), feed.gone]).toEqual([['Küchenhilfe: double'], []]);
    expect((await jobsOf(t, companyId)).map(({ status }) => status)).toEqual(Array(3).fill('published'));
  });

  test('import.6 other addresses of a feed are asked after a pause, and so often an hour', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const answer = await serve(t, feedOf([KITCHEN]));
    const feedId = v7();
    await save(t, companyId, feedId);
    await settled(t);
    const other = `${ADDRESS}?other`;
    t.pages.served.set(other, t.pages.served.get(ADDRESS) ?? '');
    await save(t, companyId, feedId, { url: other });
    await settled(t);
    expect([answer.asked, (await feedNow(t, companyId)).state]).toEqual([1, 'waiting']);
    t.now = new Date(t.now.getTime() + 60_000);
    await settled(t);
    expect([answer.asked, (await feedNow(t, companyId)).state]).toEqual([2, 'done']);
    const asked = [];
    for (let at = 2; at <= productLimits.feedFetches.max; at += 1)
      asked.push((await save(t, companyId, feedId, { url: `${ADDRESS}?${at}` })).status);
    expect([new Set(asked.slice(0, -1)), asked.at(-1)]).toEqual([new Set([200]), 429]);
  });

  test('import.6 W6.2 who has left the company is not told of its feed again', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await member(t, companyId, 'ben', true);
    const args = { _id: v7(), _companyId: companyId, url: ADDRESS, publish: false, closeGone: false };
    const key = v7();
    const first = await t.call('ben', 'job.save-feed', { ...args, paused: false }, key);
    expect(first.status).toBe(200);
    await t.call('owner', 'company.delete-member', { companyId, _userId: 'ben' });
    const again = await t.call('ben', 'job.save-feed', { ...args, paused: false }, key);
    expect([again.status, again.error?.code]).toEqual([410, 'answer_gone']);
  });

  test('import.6 a feed of more rows than one transaction writes is written to its end', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    // Two rows of the same title and place are two jobs, in whichever part of the feed they are.
    const many = Array.from({ length: 90 }, (_, at) => ({ id: `M-${at}`, title: `Job ${at % 60}` }));
    await serve(t, feedOf(many));
    await save(t, companyId, v7());
    await settled(t);
    const { rows, state } = await feedNow(t, companyId);
    expect([state, rows.length, new Set(rows.map(({ outcome }) => outcome))]).toEqual([
      'done',
      90,
      new Set(['created']),
    ]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).same).toBe(90);
  });

  test('import.6 what cannot be read says why, a page with JSON-LD can, and a paused feed is not asked', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const answer = await serve(t, 'no xml <source>', { type: 'text/html' });
    const feedId = v7();
    await save(t, companyId, feedId);
    await settled(t);
    expect(await feedNow(t, companyId)).toMatchObject({ state: 'failed' });
    Object.assign(answer, { type: 'image/png' });
    await aDayLater(t);
    expect(await feedNow(t, companyId)).toMatchObject({ state: 'failed', failure: 'not_text' });
    const posting = {
      '@type': 'JobPosting',
      identifier: 'P-1',
      title: KITCHEN.title,
      description: TEXT,
      jobLocation: { address: { addressLocality: 'Celle' } },
    };
    answer.type = 'text/html';
    answer.body = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`;
    await aDayLater(t);
    expect(outcomes(await feedNow(t, companyId))).toEqual(['Küchenhilfe: incomplete']);
    await save(t, companyId, feedId, { paused: true });
    const before = answer.asked;
    await aDayLater(t);
    expect([answer.asked, (await feedNow(t, companyId)).paused]).toEqual([before, true]);
    await t.call('owner', 'job.delete-feed', { feedId });
    expect((await t.call('owner', 'job.feeds', { companyId })).data).toEqual([]);
    expect(await jobsOf(t, companyId)).toHaveLength(1);
  });

  test.each([
    ['http://jobs.example/feed.xml', 'url'],
    ['https://jobs.example:8443/feed.xml', 'url'],
    ['https://user:secret@jobs.example/feed.xml', 'url'],
    ['file:///etc/passwd', 'url'],
  ])('import.6 %s is no address of a feed', async (url, code) => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const refused = await save(t, companyId, v7(), { url });
    expect(refused.error.fields).toEqual([{ path: 'url', code }]);
  });

  test('import.6 an address inside a network is not asked, and one address is named once', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await save(t, companyId, v7(), { url: 'https://127.0.0.1/feed.xml' });
    await settled(t);
    expect(await feedNow(t, companyId)).toMatchObject({ state: 'failed', failure: 'address_refused' });
    const again = await save(t, companyId, v7(), { url: 'https://127.0.0.1/feed.xml#x' });
    expect(again.error.fields).toEqual([{ path: 'url', code: 'not_unique' }]);
  });
});

import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { SearchEvent } from '../../../contract/entities/search.ts';
import { transact } from '../../api/transact.ts';
import { countViews } from '../../domain/search/count-views.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function scene(t: TestApp) {
  const { _id } = await company(t, 'owner');
  const jobs = [];
  for (const title of ['first', 'second', 'third', 'fourth']) {
    jobs.push(await publishedJob(t, 'owner', _id, { title, minAge: 16 }));
    t.now = new Date(t.now.getTime() + 60_000);
  }
  await seeker(t, 'mia');
  const [first, second, third, fourth] = jobs.map((job) => job._id) as [string, string, string, string];
  const step = (uid: string | null, jobId: string, event?: SearchEvent) =>
    t.call(uid, 'search.step', { jobId, ...(event ? { event } : {}), filters: {} });
  return { companyId: _id, first, second, third, fourth, step };
}

onDatabase((app) => {
  test('anybody reads a job of the search and those that follow; without the search nothing follows', async () => {
    const t = app();
    const { third, step } = await scene(t);
    const { data, headers } = await step(null, third);
    expect(data.job).toMatchObject({ _id: third, title: 'third', description: expect.any(String) });
    expect(data.state).toEqual({ saved: false, hidden: false, application: null });
    expect(data.next.map(({ title }) => title)).toEqual(['second', 'first']);
    expect(headers['idempotency-replayed']).toBeUndefined();
    const alone = await t.call(null, 'search.step', { jobId: third });
    expect(alone.data.next).toEqual([]);
    const sorted = await t.call('mia', 'search.step', {
      jobId: third,
      filters: { q: 'first second third', sort: 'pay' },
      limit: 1,
    });
    expect(sorted.data.next).toEqual([]);
    const one = await t.call('mia', 'search.step', {
      jobId: third,
      filters: { q: 'Bread', sort: 'pay' },
      limit: 1,
    });
    expect(one.data.next.map(({ title }) => title)).toEqual(['second']);
  });

  test('what leaves a trace needs an account', async () => {
    const t = app();
    const { first, step } = await scene(t);
    for (const event of ['view', 'save', 'hide', 'share'] as const) {
      const { status, error } = await step(null, first, event);
      expect([status, error.code]).toEqual([401, 'token_missing']);
    }
    expect((await step('nobody', first, 'save')).error.code).toBe('user_unknown');
  });

  test('saving is a setting of the person: done again it changes nothing, and every device learns of it', async () => {
    const t = app();
    const { first, step } = await scene(t);
    const saved = await step('mia', first, 'save');
    expect(saved.data.state).toMatchObject({ saved: true, hidden: false });
    const { cursor, changes } = await pullAll(t, 'mia');
    const me = changes.find(({ table }) => table === 'user')?.row as { settings?: object } | undefined;
    expect(me?.settings).toMatchObject({ savedJobs: { [first]: { value: true } } });
    t.now = new Date(t.now.getTime() + 60_000);
    expect((await step('mia', first, 'save')).data.state.saved).toBe(true);
    expect((await pullAll(t, 'mia', cursor)).changes).toEqual([]);
    expect((await step('mia', first, 'unsave')).data.state.saved).toBe(false);
    expect((await step('mia', first, 'unsave')).data.state.saved).toBe(false);
    expect((await pullAll(t, 'mia', cursor)).changes).toHaveLength(1);
  });

  test('pwa.3 a hidden job leaves the reader’s searches until it is taken out of hiding; others still find it', async () => {
    const t = app();
    const { second, third, step } = await scene(t);
    const hidden = await step('mia', third, 'hide');
    expect(hidden.data.state.hidden).toBe(true);
    const titles = async (uid: string | null) =>
      (await t.call(uid, 'search.jobs', {})).data.items.map(({ title }) => title);
    expect(await titles('mia')).toEqual(['fourth', 'second', 'first']);
    expect(await titles(null)).toHaveLength(4);
    expect((await step('mia', second)).data.state.hidden).toBe(false);
    await step('mia', third, 'unhide');
    expect(await titles('mia')).toHaveLength(4);
  });

  test('a view counts once a person and day, the company’s own people do not, and the company sees the number', async () => {
    const t = app();
    const { companyId, first, step } = await scene(t);
    await seeker(t, 'ben');
    for (const uid of ['mia', 'mia', 'ben', 'owner'])
      expect((await step(uid, first, 'view')).status).toBe(200);
    const market = await pullAll(t, 'mia');
    await transact(t.parts, countViews);
    const views = async () =>
      (await pullAll(t, 'owner')).changes.find(({ table, id }) => table === 'companyJob' && id === first)
        ?.row;
    expect(await views()).toMatchObject({ stats: { views: 2 } });
    // Nobody else's device is told.
    expect((await pullAll(t, 'mia', market.cursor)).changes).toEqual([]);
    t.now = new Date(t.now.getTime() + 86_400_000);
    await step('mia', first, 'view');
    await transact(t.parts, countViews);
    expect(await views()).toMatchObject({ _companyId: companyId, stats: { views: 3 } });
    await transact(t.parts, countViews);
    expect(await views()).toMatchObject({ stats: { views: 3 } });
    const kept = await t.db.selectFrom('job_view').select('day').execute();
    expect(kept).toEqual([{ day: '2026-03-03' }]);
  });

  test('the state names one’s own application', async () => {
    const t = app();
    const { first, step } = await scene(t);
    await t.call('mia', 'application.add', applying(first));
    expect((await step('mia', first)).data.state.application).toBe('submitted');
  });

  test('a job that never was is not found; one that is closed is gone', async () => {
    const t = app();
    const { companyId, first, step } = await scene(t);
    expect((await step(null, v7())).error.code).toBe('not_found');
    const draft = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: companyId,
      job: (await import('../../testing/people.ts')).DRAFT,
    });
    expect((await step('owner', draft.data._id)).error.code).toBe('not_found');
    await t.call('owner', 'job.unpublish', { _jobId: first, reason: 'filled', outcomes: {} });
    const closed = await step('mia', first, 'save');
    expect([closed.status, closed.error.code, closed.error.detail]).toEqual([
      410,
      'gone',
      { reason: 'filled' },
    ]);
  });

  test('W6.1 a replayed step has one effect', async () => {
    const t = app();
    const { first } = await scene(t);
    const key = v7();
    const args = { jobId: first, event: 'save' as const };
    const once = await t.call('mia', 'search.step', args, key);
    await t.call('mia', 'search.step', { jobId: first, event: 'unsave' });
    const again = await t.call('mia', 'search.step', args, key);
    expect(once.data.state.saved).toBe(true);
    expect(again.data).toEqual({ ...once.data, state: { ...once.data.state, saved: false } });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await t.call('mia', 'search.step', { jobId: first })).data.state.saved).toBe(false);
  });
});

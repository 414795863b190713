import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};

async function scene(t: TestApp) {
  const { _id } = await company(t, 'owner');
  const publish = (title: string) => publishedJob(t, 'owner', _id, { title, minAge: 18 });
  const jobs = {
    still: await publish('still'),
    edited: await publish('edited'),
    closed: await publish('closed'),
  };
  const search = async (args: ArgsOf<'search.jobs'>) => {
    const { status, data, error } = await t.call(null, 'search.jobs', args);
    if (status !== 200) throw new Error(error.code);
    return data;
  };
  // An answer tells again what lies a little before `since`.
  later(t, HOUR);
  const first = await search({});
  later(t, HOUR);
  return { publish, jobs, search, since: first.serverTime };
}

const unpublish = (t: TestApp, id: string) =>
  t.call('owner', 'job.unpublish', { _jobId: id, reason: 'paused', outcomes: {} });

onDatabase((app) => {
  test('since: what is new or edited comes as a job, what is gone as a tombstone, the rest not at all', async () => {
    const t = app();
    const { publish, jobs, search, since } = await scene(t);
    const fresh = await publish('new');
    await t.call('owner', 'job.update', {
      _jobId: jobs.edited._id,
      rev: jobs.edited.rev,
      patch: { title: 'edited!' },
    });
    await unpublish(t, jobs.closed._id);
    const delta = await search({ since });
    expect(delta.items.map(({ title }) => title)).toEqual(['new', 'edited!']);
    expect(delta.tombstones).toEqual([jobs.closed._id]);
    expect(delta.total).toBe(2);
    later(t, HOUR);
    const nothing = await search({ since: t.now.toISOString() });
    expect([nothing.items, nothing.tombstones]).toEqual([[], []]);
    expect((await search({ since: delta.serverTime })).items.map(({ _id }) => _id)).toContain(fresh._id);
  });

  test('a job that no longer matches the filters is a tombstone of this search', async () => {
    const t = app();
    const { jobs, search, since } = await scene(t);
    await t.call('owner', 'job.update', {
      _jobId: jobs.edited._id,
      rev: jobs.edited.rev,
      patch: { kind: 'internship' },
    });
    const filtered = await search({ since, kind: ['minijob'] });
    expect([filtered.items, filtered.tombstones]).toEqual([[], [jobs.edited._id]]);
    const all = await search({ since });
    expect([all.items.map(({ _id }) => _id), all.tombstones]).toEqual([[jobs.edited._id], []]);
  });

  test('a job whose time runs out is a tombstone, also before the clock’s work has come round', async () => {
    const t = app();
    const { jobs, search } = await scene(t);
    later(t, 29 * 24 * HOUR);
    const since = (await search({})).serverTime;
    // The last day is over when it is over in Germany.
    later(t, 48 * HOUR);
    const { items, tombstones } = await search({ since });
    expect(items).toEqual([]);
    expect(tombstones).toEqual(
      Object.values(jobs)
        .map(({ _id }) => _id)
        .sort(),
    );
  });

  test('pages of a difference: tombstones come with the first', async () => {
    const t = app();
    const { publish, jobs, search, since } = await scene(t);
    for (const title of ['a', 'b', 'c']) {
      await publish(title);
      later(t, 1000);
    }
    await unpublish(t, jobs.closed._id);
    const first = await search({ since, limit: 2 });
    expect([first.items.length, first.tombstones.length, first.total]).toEqual([2, 1, 3]);
    const second = await search({ since, limit: 2, cursor: first.next as string });
    expect([second.items.length, second.tombstones.length, second.next]).toEqual([1, 0, null]);
  });

  test('a `since` from before the tombstones is answered with gone', async () => {
    const t = app();
    const { since } = await scene(t);
    later(t, 90 * 24 * HOUR);
    const { status, error } = await t.call(null, 'search.jobs', { since });
    expect([status, error.code]).toEqual([410, 'gone']);
  });
});

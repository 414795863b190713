import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { BATCH_PATH } from '../../contract/batch.ts';
import { ApiError } from '../../contract/errors.ts';
import { BACKLOG_DAYS, BATCH, type ProductLimit, productLimits } from '../../contract/limits.ts';
import { onDatabase } from '../testing/on-database.ts';
import { applying, company, publishedJob, seeker, writing } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { spend } from './limit.ts';
import { transact } from './transact.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400_000;
const { messages } = productLimits;

/** How many of these acts, one after another at the same moment, are taken; times are milliseconds before that. */
async function taken(t: TestApp, ago: readonly (number | undefined)[], name: ProductLimit = 'messages') {
  let count = 0;
  for (const ms of ago) {
    const actedAt = ms === undefined ? undefined : new Date(t.now.getTime() - ms);
    const done = await transact(t.parts, (context) => spend({ ...context, actedAt }, name, 'mia')).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error;
        return false;
      },
    );
    if (done) count += 1;
  }
  return count;
}

/** So many moments, evenly, from `from` to `to` milliseconds ago. */
const spread = (count: number, from: number, to = 0) =>
  Array.from({ length: count }, (_, at) => from - (at * (from - to)) / count);

/** An account that has been there for a month. */
async function mia(t: TestApp) {
  await seeker(t, 'mia');
  await t.db
    .updateTable('user')
    .set({ created_at: new Date(t.now.getTime() - 30 * DAY) })
    .where('id', '=', 'mia')
    .execute();
}

onDatabase((app) => {
  describe('W7.9 a limit counts what waited when it was done', () => {
    it('500 messages of a day without network are taken at once, in whatever order their lanes come', async () => {
      const t = app();
      await mia(t);
      const [one, other] = [spread(250, 10 * 60 * MINUTE), spread(250, 10 * 60 * MINUTE)];
      expect(await taken(t, [...one, ...other])).toBe(500);
    });

    it('thirty applications on each of three days are taken on the fourth, and not one more of a day', async () => {
      const t = app();
      await mia(t);
      const { max } = productLimits.applications;
      for (const day of [4, 3, 2]) {
        const [from, to] = [day * DAY, day * DAY - MINUTE];
        expect(await taken(t, spread(max, from, to), 'applications')).toBe(max);
      }
      // Beyond a day's worth an application counts now, and so does what is done now.
      expect(await taken(t, spread(max + 5, 3.5 * DAY, 3.5 * DAY - MINUTE), 'applications')).toBe(max);
      expect(await taken(t, [undefined], 'applications')).toBe(0);
    });

    it('what is sent at once stays limited, and says when to come back', async () => {
      const t = app();
      await mia(t);
      expect(await taken(t, Array(messages.max + 5).fill(undefined))).toBe(messages.max);
      const refused = transact(t.parts, (context) => spend(context, 'messages', 'mia'));
      await expect(refused).rejects.toMatchObject({ detail: { max: messages.max, retryAfter: 60 } });
      t.now = new Date(t.now.getTime() + MINUTE);
      expect(await taken(t, [undefined])).toBe(1);
    });
  });

  describe('W7.9 times are the client’s word, and gain little', () => {
    it('one moment long ago holds as many as any other; the rest counts now', async () => {
      const t = app();
      await mia(t);
      expect(await taken(t, Array(200).fill(5 * 60 * MINUTE))).toBe(2 * messages.max);
    });

    it('the future is now', async () => {
      const t = app();
      await mia(t);
      expect(await taken(t, spread(100, -DAY, -2 * DAY))).toBe(messages.max);
    });

    it('within the window nothing is gained but the window itself', async () => {
      const t = app();
      await mia(t);
      let count = 0;
      // Ten minutes of as many as one likes, each claimed to be of another moment of the last minute.
      for (let minute = 0; minute < 10; minute += 1) {
        count += await taken(t, [...spread(80, MINUTE - 1), ...Array(20).fill(undefined)]);
        t.now = new Date(t.now.getTime() + MINUTE);
      }
      expect(count).toBeLessThanOrEqual(messages.max * 12);
    });

    it('so many late ones in a day, whatever times they claim, and then no faster than anybody', async () => {
      const t = app();
      await mia(t);
      const old = () => spread(1_200, 6 * DAY, 5 * DAY);
      expect(await taken(t, old())).toBe(messages.lateMax + messages.max);
      t.now = new Date(t.now.getTime() + MINUTE);
      expect(await taken(t, old().slice(0, 200))).toBe(messages.max);
      t.now = new Date(t.now.getTime() + DAY);
      expect(await taken(t, [3 * DAY])).toBe(1);
    });

    it('nobody did anything before they had an account, or longer ago than a backlog goes back', async () => {
      const t = app();
      await seeker(t, 'mia');
      t.now = new Date(t.now.getTime() + 2 * MINUTE);
      // Two minutes of an account hold two minutes’ worth beside what counts now.
      expect(await taken(t, spread(500, DAY))).toBeLessThanOrEqual(3 * messages.max);
      await mia(t);
      t.now = new Date(t.now.getTime() + DAY);
      expect(
        await taken(t, spread(500, (BACKLOG_DAYS + 9) * DAY, (BACKLOG_DAYS + 1) * DAY)),
      ).toBeLessThanOrEqual(2 * messages.max);
    });

    it('a limit without a backlog counts arrivals alone', async () => {
      const t = app();
      await mia(t);
      const { max } = productLimits.reports;
      expect(await taken(t, spread(max + 5, 6 * DAY), 'reports')).toBe(max);
    });
  });

  it('W4.3, W7.9 a batch says of each entry when it was done', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await mia(t);
    const application = applying(job._id);
    await t.call('mia', 'application.add', application);
    await t.call('owner', 'application.accept', { _applicationId: application._id });
    const statuses: number[] = [];
    const times = spread(5 * BATCH.entriesMax, 8 * 60 * MINUTE);
    for (let from = 0; from < times.length; from += BATCH.entriesMax) {
      const { data } = (
        await t.app.inject({
          method: 'POST',
          url: BATCH_PATH,
          headers: { authorization: 'Bearer mia' },
          payload: {
            entries: times.slice(from, from + BATCH.entriesMax).map((ago, at) => ({
              lane: 0,
              key: v7(),
              name: 'conversation.add-message',
              args: writing(application, `Message ${from + at}`),
              at: new Date(t.now.getTime() - ago).toISOString(),
            })),
          },
        })
      ).json();
      statuses.push(...data.results.map((result: { status: number } | null) => result?.status));
    }
    expect(statuses).toEqual(times.map(() => 200));
  });
});

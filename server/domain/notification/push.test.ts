import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import type { PushOutcome } from '../../ports/push/push.ts';
import { withDevice } from '../../testing/devices.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startWorker } from '../../work/start-worker.ts';
import { doDueWork } from '../../work/worker.ts';
import { notify } from './notify.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const tell = (t: TestApp, expiresAt?: Date) =>
  transact(t.parts, (context) =>
    notify(context, {
      to: 'mia',
      type: 'job_changed',
      ref: { type: 'job', id: 'a-job' },
      params: ['Bakery', 'Counter'],
      ...(expiresAt && { expiresAt }),
    }),
  );
const tasks = (t: TestApp) => t.db.selectFrom('work').where('kind', '=', 'push.send').selectAll().execute();
const devices = (t: TestApp) => t.db.selectFrom('push_device').selectAll().orderBy('endpoint').execute();
const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};

/** Does due work with a push service that answers so; gives to whom was sent. */
async function work(t: TestApp, answer: (endpoint: string) => PushOutcome): Promise<string[]> {
  const sent: string[] = [];
  const push = {
    send: async ({ endpoint }: { endpoint: string }) => {
      sent.push(endpoint);
      return answer(endpoint);
    },
  };
  await doDueWork({ ...t.parts, ports: { ...t.ports, push } });
  return sent;
}
const sent = (): PushOutcome => ({ is: 'sent' });
const notNow = (): PushOutcome => ({ is: 'later' });

onDatabase((app) => {
  test('a push survives a kill: it is queued with what it tells of, for each device', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [one, two] = [await withDevice(t, 'mia'), await withDevice(t, 'mia')];
    await tell(t);
    expect(t.pushed).toEqual([]);
    expect(await tasks(t)).toHaveLength(2);
    expect((await work(t, sent)).sort()).toEqual([one, two].sort());
    expect((await devices(t)).map(({ last_push_at }) => last_push_at)).toEqual([t.now, t.now]);
    expect(await tasks(t)).toEqual([]);
  });

  test('a service that fails or asks to wait is tried again, longer each time, by the device that failed', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [bad, good] = [await withDevice(t, 'mia'), await withDevice(t, 'mia')];
    await tell(t);
    await work(t, (endpoint) => (endpoint === bad ? notNow() : sent()));
    const due = async () => ((await tasks(t))[0]?.run_at.getTime() ?? 0) - t.now.getTime();
    expect(await due()).toBe(10_000);
    later(t, 10_000);
    expect(await work(t, notNow)).toEqual([bad]);
    expect(await due()).toBe(10_000);
    later(t, 10_000);
    const notBefore = new Date(t.now.getTime() + 5 * MINUTE_MS);
    await work(t, () => ({ is: 'later', notBefore }));
    expect(await due()).toBe(5 * MINUTE_MS);
    later(t, 5 * MINUTE_MS);
    expect(await work(t, sent)).toEqual([bad]);
    expect(await tasks(t)).toEqual([]);
    expect((await devices(t)).map(({ failing_since }) => failing_since)).toEqual([null, null]);
    expect(good).not.toBe(bad);
  });

  test('what was read or has expired is not pushed any more, and neither is what is a day old', async () => {
    const t = app();
    await seeker(t, 'mia');
    await withDevice(t, 'mia');
    await tell(t, new Date(t.now.getTime() + 60_000));
    await tell(t);
    await work(t, notNow);
    await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
    await tell(t, new Date(t.now.getTime() + 60_000));
    await work(t, notNow);
    later(t, 60_000);
    expect(await work(t, sent)).toEqual([]);
    await tell(t);
    await work(t, notNow);
    later(t, DAY_MS);
    expect(await work(t, sent)).toEqual([]);
    expect(await tasks(t)).toEqual([]);
  });

  test('a device is forgotten when its service says so, or after a week in which nothing came through', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [gone, dead, well] = [
      await withDevice(t, 'mia'),
      await withDevice(t, 'mia'),
      await withDevice(t, 'mia'),
    ];
    const answer = (endpoint: string): PushOutcome =>
      endpoint === gone ? { is: 'gone' } : endpoint === dead ? { is: 'refused' } : sent();
    await tell(t);
    await work(t, answer);
    expect((await devices(t)).map(({ endpoint }) => endpoint)).toEqual([dead, well].sort());
    later(t, 7 * DAY_MS);
    await tell(t);
    await work(t, answer);
    expect(await devices(t)).toHaveLength(2);
    later(t, 1);
    await tell(t);
    await work(t, answer);
    expect((await devices(t)).map(({ endpoint }) => endpoint)).toEqual([well]);
  });

  test('a push service that does not answer delays no other', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [silent, other] = [await withDevice(t, 'mia'), await withDevice(t, 'mia')];
    await tell(t);
    let answer: (() => void) | undefined;
    let isReached = false;
    const push = {
      send: ({ endpoint }: { endpoint: string }) =>
        new Promise<PushOutcome>((resolve) => {
          if (endpoint === silent) answer = () => resolve({ is: 'later' });
          else {
            isReached = true;
            resolve({ is: 'sent' });
          }
        }),
    };
    const worker = await startWorker({ ...t.parts, ports: { ...t.ports, push } }, () => () => {});
    // In either order: the one is through while the other waits for its answer.
    await expect.poll(() => isReached && answer !== undefined).toBe(true);
    answer?.();
    await worker.stop();
    expect(other).not.toBe(silent);
  });
});

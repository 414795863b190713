import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { notificationWork } from '../../domain/notification/work.ts';
import { withDevice } from '../../testing/devices.ts';
import { DAY, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { choose, round, talking } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** 23:30 and 7:00 in Berlin. */
const NIGHT = new Date('2026-03-02T22:30:00.000Z');
const MORNING = new Date('2026-03-03T06:00:00.000Z');

/** A conversation, and what its reader may do about it. */
async function scene(t: TestApp) {
  const { say, _conversationId, companyId } = await talking(t);
  const endpoint = await withDevice(t, 'mia');
  await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
  const mute = (until: Date) =>
    t.call('mia', 'conversation.mute', { _conversationId, until: until.toISOString() });
  const block = (who: string) => choose(t, 'mia', (at) => ({ blocked: { [who]: { value: true, at } } }));
  const unblock = (who: string) => choose(t, 'mia', (at) => ({ blocked: { [who]: { value: null, at } } }));
  const endpointHash = createHash('sha256').update(endpoint).digest('hex');
  const stop = () => t.call('mia', 'push.unregister', { endpointHash });
  return { say, mute, block, unblock, stop, companyId };
}

const switchOff = (t: TestApp, channel: 'push' | 'mail') =>
  choose(t, 'mia', (at) => ({ notify: { message: { value: { [channel]: false }, at } } }));

onDatabase((app) => {
  test('usersettings.3 what was held back in the night does not ring once it is muted, switched off or from somebody blocked', async () => {
    const t = app();
    const { say, mute, block, unblock, companyId } = await scene(t);
    let days = 0;
    const rings = async (silence: (morning: Date) => Promise<unknown>) => {
      days += 7;
      const morning = new Date(MORNING.getTime() + days * DAY);
      t.now = new Date(NIGHT.getTime() + days * DAY);
      t.pushed.length = 0;
      await say('owner', 'Late');
      await t.doWork();
      expect(t.pushed).toEqual([]);
      later(t, 60_000);
      await silence(morning);
      t.now = morning;
      await t.doWork();
      await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
      return t.pushed.length;
    };
    expect(await rings((morning) => mute(new Date(morning.getTime() + DAY)))).toBe(0);
    // Over by then.
    expect(await rings((morning) => mute(new Date(morning.getTime() - 1)))).toBe(1);
    expect(await rings(() => block(companyId))).toBe(0);
    await unblock(companyId);
    expect(await rings(() => block('owner'))).toBe(0);
    await unblock('owner');
    expect(await rings(() => switchOff(t, 'push'))).toBe(0);
  });

  test('usersettings.3 a device that was stopped from elsewhere gets nothing of what waits, of the night and of what comes', async () => {
    const t = app();
    const { say, stop } = await scene(t);
    t.now = NIGHT;
    await say('owner', 'Late');
    t.now = MORNING;
    await say('owner', 'Early');
    await stop();
    await t.doWork();
    await say('owner', 'And later');
    await t.doWork();
    expect(t.pushed).toEqual([]);
    // A device of the same person that nobody stopped.
    await withDevice(t, 'mia');
    await say('owner', 'For the other one');
    await t.doWork();
    expect(t.pushed).toHaveLength(1);
  });

  test('usersettings.3 nor is it mailed the next day', async () => {
    const t = app();
    const { say, mute, block, unblock, companyId } = await scene(t);
    const mails = async (silence: () => Promise<unknown>) => {
      await choose(t, 'mia', (at) => ({ notify: { message: { value: { mail: true }, at } } }));
      await say('owner', 'Hello');
      later(t, 60_000);
      await silence();
      t.letters.length = 0;
      later(t, DAY);
      await round(t, notificationWork);
      await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
      return t.letters.filter(({ to }) => to === 'mia@example.org').length;
    };
    expect(await mails(async () => undefined)).toBe(1);
    expect(await mails(() => switchOff(t, 'mail'))).toBe(0);
    expect(await mails(() => block(companyId))).toBe(0);
    await unblock(companyId);
    expect(await mails(() => mute(new Date(t.now.getTime() + 2 * DAY)))).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cv } from '../../contract/entities/cv.ts';
import { CV_PART_MAX } from '../../contract/policy/cv-size.ts';
import { seeker } from '../../server/testing/people.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { changeProfile } from '../../src/features/profile/profile-acts.ts';
import { device } from './device.ts';

const START_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, START_MS);
beforeEach(() => t.reset());
afterAll(() => t.close());

type Device = Awaited<ReturnType<typeof device>>;
type Skills = NonNullable<Cv['skills']>;

const say = ({ engine }: Device, change: (skills: Skills) => Skills) =>
  changeProfile(engine, ({ cv }) => ({ cv: { ...cv, skills: change(cv?.skills ?? []) } }));
const skillsOf = async ({ db }: Device) =>
  ((await db.user.get('mia'))?.general.cv?.skills ?? []).map(({ name }) => name);
const states = async ({ db }: Device) => (await db.outbox.toArray()).map(({ state }) => state);

test('W11.5 W13.3 user.3 a CV that two devices have made too long holds up nothing else, and goes once there is room', async () => {
  await seeker(t, 'mia');
  const skills = Array.from({ length: CV_PART_MAX - 1 }, (_, n) => ({ name: `${n}` }));
  await t.call('mia', 'user.update-general', { _userId: 'mia', general: { cv: { skills } } });
  const [phone, laptop] = [await device(t, 'mia'), await device(t, 'mia')];
  await say(phone, (now) => [{ name: 'phone' }, ...now]);
  // Written on top of it, and taking nothing away from it.
  await say(phone, (now) => now.map((one) => (one.name === 'phone' ? { ...one, level: 'good' } : one)));
  await say(laptop, (now) => [{ name: 'laptop' }, ...now]);
  await laptop.engine.drain();
  await phone.engine.drain();
  await changeProfile(phone.engine, () => ({ headline: 'At the counter' }));
  await phone.engine.drain();
  expect(await states(phone)).toEqual(['refused', 'waiting']);

  // One that makes no room holds all the same.
  await say(phone, (now) => now.map((one) => (one.name === '0' ? { name: 'zero' } : one)));
  await phone.engine.drain();
  expect(await states(phone)).toEqual(['refused', 'waiting']);
  expect(await skillsOf(phone)).toContain('zero');

  await say(phone, (now) => now.filter(({ name }) => name !== '1'));
  await phone.engine.drain();
  expect(await states(phone)).toEqual([]);
  await laptop.engine.pull();
  const held = await skillsOf(laptop);
  expect(held).toHaveLength(CV_PART_MAX);
  expect(held.filter((name) => ['phone', 'laptop', 'zero', '0', '1'].includes(`${name}`)).sort()).toEqual([
    'laptop',
    'phone',
    'zero',
  ]);
  const general = (await laptop.db.user.get('mia'))?.general;
  expect(general?.headline).toBe('At the counter');
  expect(general?.cv?.skills).toContainEqual({ name: 'phone', level: 'good' });
});

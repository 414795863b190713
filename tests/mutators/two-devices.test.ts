import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cv } from '../../contract/entities/cv.ts';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import { CV_PART_MAX } from '../../contract/policy/cv-size.ts';
import type { TableName } from '../../contract/sync.ts';
import { hiring } from '../../server/testing/hiring.ts';
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

type Tap = { [Name in MutationName]: readonly [Name, MutationArgs<Name>] }[MutationName];
type Scene = { by?: string; table: TableName; id: string; phone: readonly Tap[]; laptop: readonly Tap[] };

/**
 * The phone's taps were made first, in a tunnel, and arrive last. Gives the row as the phone shows it once it knows what
 * the laptop has done, before it has sent anything, and as everybody then has it.
 */
async function lateArrival({ by = 'mia', table, id, phone, laptop }: Scene) {
  const [tunnel, desk] = [await device(t, by), await device(t, by)];
  for (const [name, args] of phone) await tunnel.tapped(name, args as never, 120);
  for (const [name, args] of laptop) await desk.tapped(name, args as never, 60);
  await desk.engine.drain();
  await tunnel.engine.pull();
  const { ver: _, ...shown } = (await tunnel.db.rows(table).get(id)) as { ver: number };
  await tunnel.engine.drain();
  expect(await tunnel.db.outbox.toArray()).toEqual([]);
  await desk.engine.pull();
  const { ver: __, ...held } = (await desk.db.rows(table).get(id)) as { ver: number };
  expect((await tunnel.db.rows(table).get(id)) as object).toMatchObject(held);
  expect(shown).toEqual(held);
  return held;
}

describe('W13.4 what a device shows of a late change is what the server will have', () => {
  test('of a fact that was changed later elsewhere, and of one that was not', async () => {
    await seeker(t, 'mia');
    const say = (general: object, from: object): Tap => [
      'user.update-general',
      { _userId: 'mia', general, from },
    ];
    const held = await lateArrival({
      table: 'user',
      id: 'mia',
      phone: [
        say({ headline: 'phone', about: 'phone' }, {}),
        say({ headline: 'phone again' }, { headline: 'phone' }),
      ],
      laptop: [say({ headline: 'laptop' }, {})],
    });
    expect(held).toMatchObject({ general: { headline: 'laptop', about: 'phone' } });
  });

  test('of a CV that both have added to, user.3', async () => {
    await seeker(t, 'mia');
    const [bakery, cafe, hotel] = ['Bakery', 'Café', 'Hotel'].map((name) => ({ name })) as [
      object,
      object,
      object,
    ];
    const before = { work: [bakery] };
    const say = (cv: object, from: object): Tap => [
      'user.update-general',
      { _userId: 'mia', general: { cv }, from: { cv: from } },
    ];
    await t.call('mia', 'user.update-general', { _userId: 'mia', general: { cv: before } });
    const held = await lateArrival({
      table: 'user',
      id: 'mia',
      phone: [
        say({ work: [hotel, bakery] }, before),
        say({ work: [hotel, bakery], skills: [hotel] }, { work: [hotel, bakery] }),
      ],
      laptop: [say({ work: [cafe, bakery] }, before)],
    });
    expect(held).toMatchObject({ general: { cv: { work: [cafe, hotel, bakery], skills: [hotel] } } });
  });

  test('of what is kept about an application: a tap takes no note of another device away', async () => {
    const { _id } = (await hiring(t)).application;
    const from = { elsewhere: null, note: '', remindAt: null, keptRev: null };
    const held = await lateArrival({
      table: 'tracking',
      id: _id,
      phone: [['tracking.save', { _id, ...from, keptRev: 7, from }]],
      laptop: [['tracking.save', { _id, ...from, note: 'Tuesday 10:30', from }]],
    });
    expect(held).toMatchObject({ note: 'Tuesday 10:30', keptRev: 7 });
  });

  test('of tags and notes of a team, company.2', async () => {
    const { of } = await hiring(t);
    const from = { tags: [], notes: '' };
    const note = (tag: string, notes: string): Tap => [
      'application.annotate',
      { ...of, tags: [tag], notes, from },
    ];
    const held = await lateArrival({
      by: 'owner',
      table: 'applicant',
      id: of._applicationId,
      phone: [note('quick', 'Has a car.')],
      laptop: [note('kind', 'Call on Tuesday.')],
    });
    expect(held).toMatchObject({
      private: { tags: ['kind', 'quick'], notes: 'Call on Tuesday.\n\nHas a car.' },
    });
  });
});

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

import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Change = Omit<ArgsOf<'user.update-general'>, '_userId'>;

/** Says it as somebody who acted so many minutes ago. */
const say = (t: TestApp, change: Change, minutesAgo: number) =>
  t.call('mia', 'user.update-general', { _userId: 'mia', ...change }, undefined, {
    actedAt: new Date(t.now.getTime() - minutesAgo * 60_000),
  });

onDatabase((app) => {
  test('W13.1 facts section 7: of two changes of a fact the later one wins, however late the other arrives', async () => {
    const t = app();
    await seeker(t, 'mia');
    await say(t, { general: { headline: 'before', about: 'before' } }, 180);
    await say(t, { general: { headline: 'laptop, at ten' } }, 60);
    const late = await say(t, { general: { headline: 'phone, at nine', about: 'phone, at nine' } }, 120);
    expect(late.status).toBe(200);
    expect(late.data.general).toMatchObject({ headline: 'laptop, at ten', about: 'phone, at nine' });
    expect(late.data.generalAt).toEqual({
      headline: new Date(t.now.getTime() - 3_600_000).toISOString(),
      about: new Date(t.now.getTime() - 7_200_000).toISOString(),
    });
    expect((await say(t, { general: { headline: 'phone, at eleven' } }, 1)).data.general.headline).toBe(
      'phone, at eleven',
    );
  });

  test('W13.1 a fact that was taken away later stays away, and an older birth date is none', async () => {
    const t = app();
    await seeker(t, 'mia');
    await say(t, { general: { phone: null, dateOfBirth: '1997-04-17' } }, 1);
    const late = await say(t, { general: { phone: '+49 5141 776655', dateOfBirth: '1996-04-17' } }, 2);
    expect(late.data.general).toMatchObject({ dateOfBirth: '1997-04-17' });
    expect(late.data.general.phone).toBeUndefined();
  });

  test('W13.1 a clock that runs ahead does not win for ever', async () => {
    const t = app();
    await seeker(t, 'mia');
    await say(t, { general: { headline: 'of 2031' } }, -3_000_000);
    t.now = new Date(t.now.getTime() + 1000);
    expect((await say(t, { general: { headline: 'a second later' } }, 0)).data.general.headline).toBe(
      'a second later',
    );
    const atOnce = { _userId: 'mia', general: { headline: 'sent at once' } };
    expect((await t.call('mia', 'user.update-general', atOnce)).data.general.headline).toBe('sent at once');
  });

  test('W13.2 what nobody has changed since is changed whatever the clocks say; what only goes along is left alone', async () => {
    const t = app();
    await seeker(t, 'mia');
    await say(t, { general: { headline: 'known', about: 'known' } }, 1);
    const from = { headline: 'known', about: 'known' };
    const behind = await say(t, { general: { headline: 'by a slow clock', about: 'known' }, from }, 90);
    expect(behind.data.general).toMatchObject({ headline: 'by a slow clock', about: 'known' });
    await say(t, { general: { about: 'laptop' }, from: { about: 'known' } }, 80);
    const carried = await say(t, { general: { headline: '', about: 'known' }, from }, 0);
    expect(carried.data.general).toMatchObject({ about: 'laptop' });
    expect(carried.data.general.headline).toBeUndefined();
  });

  test('W13.3 user.3 a CV that two devices have added to has both entries, and an older app’s CV holds by its time', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [bakery, cafe, hotel] = [{ name: 'Bakery' }, { name: 'Café' }, { name: 'Hotel' }];
    const before = { work: [bakery] };
    await say(t, { general: { cv: before } }, 180);
    await say(t, { general: { cv: { work: [cafe, bakery] } }, from: { cv: before } }, 60);
    const late = await say(t, { general: { cv: { work: [hotel, bakery] } }, from: { cv: before } }, 120);
    expect(late.data.general.cv).toEqual({ work: [cafe, hotel, bakery] });
    expect((await say(t, { general: { cv: { work: [hotel] } } }, 120)).data.general.cv).toEqual({
      work: [cafe, hotel, bakery],
    });
    expect((await say(t, { general: { cv: { work: [hotel] } } }, 0)).data.general.cv).toEqual({
      work: [hotel],
    });
  });

  test('W13.3 what two devices have added is refused where it is too long together, and nothing of it is kept', async () => {
    const t = app();
    await seeker(t, 'mia');
    const many = (word: string) => ({
      work: Array.from({ length: 40 }, (_, n) => ({ name: `${word} ${n}` })),
    });
    await say(t, { general: { cv: many('laptop'), headline: 'laptop' }, from: {} }, 1);
    const late = await say(t, { general: { cv: many('phone'), headline: 'phone' }, from: {} }, 0);
    expect(late.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'general.cv', code: 'too_big' }],
    });
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.general.headline).toBe('laptop');
  });
});

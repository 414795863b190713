import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Settings } from '../../../contract/entities/settings.ts';
import { SETTING_ENTRIES_MAX } from '../../../contract/limits.ts';
import { mergeSettings } from '../../../contract/policy/settings.ts';
import { transact } from '../../api/transact.ts';
import { hasBlocked } from '../../domain/user/blocked.ts';
import { publishPage } from '../../domain/webpage/publish.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Setting = ArgsOf<'user.set-setting'>['setting'];

const at = (seconds: number) =>
  new Date(Date.parse('2026-03-02T08:00:00.000Z') + seconds * 1000).toISOString();
const set = (t: TestApp, uid: string, setting: Setting) =>
  t.call(uid, 'user.set-setting', { userId: uid, setting });

onDatabase((app) => {
  test('settings are in the person’s own row, and on every device with the next pull', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { cursor } = await pullAll(t, 'mia');
    const answer = await set(t, 'mia', { lang: { value: 'en_US', at: at(0) } });
    expect(answer.data).toEqual({ lang: { value: 'en_US', at: at(0) } });
    const { changes } = await pullAll(t, 'mia', cursor);
    expect(changes).toMatchObject([{ table: 'user', row: { settings: answer.data, ver: 2 } }]);
    expect(answer.changes).toEqual(changes);
  });

  test('the later clock wins for each entry, in whatever order two devices arrive', async () => {
    const t = app();
    await seeker(t, 'mia');
    const [one, other] = [v7(), v7()];
    await set(t, 'mia', {
      savedJobs: { [one]: { value: true, at: at(5) } },
      typing: { value: false, at: at(9) },
    });
    const late = await set(t, 'mia', {
      savedJobs: { [one]: { value: null, at: at(3) }, [other]: { value: true, at: at(1) } },
      typing: { value: true, at: at(2) },
    });
    expect(late.data).toEqual({
      savedJobs: { [one]: { value: true, at: at(5) }, [other]: { value: true, at: at(1) } },
      typing: { value: false, at: at(9) },
    });
  });

  test('the server ends where any order of the same taps ends', async () => {
    const t = app();
    await seeker(t, 'mia');
    const jobs = [v7(), v7()];
    const tap = fc.record(
      {
        typing: fc.record({ value: fc.boolean(), at: fc.constantFrom(at(1), at(2)) }),
        savedJobs: fc.dictionary(
          fc.constantFrom(...jobs),
          fc.record({ value: fc.constantFrom(true as const, null), at: fc.constantFrom(at(1), at(2)) }),
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 4 }), async (taps) => {
        await t.db.deleteFrom('user_setting').execute();
        let last: Settings = {};
        for (const setting of taps) last = (await set(t, 'mia', setting as Setting)).data;
        expect(last).toEqual(([...taps].reverse() as Settings[]).reduce(mergeSettings, {}));
      }),
      { numRuns: 15 },
    );
  });

  test('setup.1 steps of the setup are entries of their own: what two devices passed is passed', async () => {
    const t = app();
    await seeker(t, 'mia');
    const passed = (skipped: boolean, seconds: number) => ({ value: { skipped }, at: at(seconds) });
    await set(t, 'mia', { setupSteps: { mode: passed(false, 1), place: passed(true, 2) } });
    const other = await set(t, 'mia', { setupSteps: { place: passed(false, 3), notices: passed(true, 1) } });
    expect(other.data.setupSteps).toEqual({
      mode: passed(false, 1),
      place: passed(false, 3),
      notices: passed(true, 1),
    });
    const unknown = await set(t, 'mia', { setupSteps: { lunch: passed(false, 1) } } as Setting);
    expect(unknown.error.code).toBe('fields_invalid');
  });

  test('a clock that runs ahead does not win for ever', async () => {
    const t = app();
    await seeker(t, 'mia');
    await set(t, 'mia', { typing: { value: false, at: '2031-01-01T00:00:00.000Z' } });
    t.now = new Date(t.now.getTime() + 60_000);
    const later = await set(t, 'mia', { typing: { value: true, at: t.now.toISOString() } });
    expect(later.data.typing?.value).toBe(true);
    const stopped = await set(t, 'mia', { typing: { value: false, at: '0001-01-01T00:00:00.000Z' } });
    expect([stopped.status, stopped.data.typing?.value]).toEqual([200, true]);
  });

  test('protected keys are refused by name, unknown ones as no setting at all', async () => {
    const t = app();
    await seeker(t, 'mia');
    const guardian = await set(t, 'mia', { guardian: { value: 'ok', at: at(0) } });
    expect([guardian.status, guardian.error.code, guardian.error.detail]).toEqual([
      403,
      'setting_protected',
      { keys: ['guardian'] },
    ]);
    const unknown = await set(t, 'mia', { colour: { value: 'red', at: at(0) } } as Setting);
    expect(unknown.error).toMatchObject({ code: 'fields_invalid', fields: [{ path: 'setting.colour' }] });
    const other = await t.call('mallory', 'user.set-setting', { userId: 'mia', setting: {} });
    expect(other.error.code).toBe('identity_mismatch');
  });

  test('user.8 chat.5 a minor is never searchable, and shows neither receipts nor typing', async () => {
    const t = app();
    await seeker(t, 'kim', '2009-06-15');
    for (const setting of [
      { visibility: { value: 'searchable', at: at(0) } },
      { typing: { value: true, at: at(0) } },
      { receipts: { value: true, at: at(0) } },
      { quiet: { value: { from: 0, to: 0 }, at: at(0) } },
    ] as Setting[])
      expect((await set(t, 'kim', setting)).error.code).toBe('not_for_minors');
    expect((await set(t, 'kim', { visibility: { value: 'off', at: at(0) } })).status).toBe(200);
    await seeker(t, 'mia');
    expect((await set(t, 'mia', { visibility: { value: 'searchable', at: at(0) } })).status).toBe(200);
  });

  test('usersettings.5 consents keep their version and date, and each change of them for good', async () => {
    const t = app();
    await seeker(t, 'mia');
    await set(t, 'mia', { consents: { news: { value: { version: '2026-01' }, at: at(0) } } });
    t.now = new Date(t.now.getTime() + 1000);
    await set(t, 'mia', { consents: { news: { value: null, at: at(5) } } });
    await set(t, 'mia', { consents: { news: { value: { version: '2025-12' }, at: at(-5) } } });
    const { items } = (await t.call('mia', 'rights.consents', {})).data;
    expect(items.map(({ key, version, at: when }) => [key, version, when])).toEqual([
      ['news', null, at(5)],
      ['news', '2026-01', at(0)],
    ]);
    await expect(t.db.updateTable('consent_history').set({ version: 'x' }).execute()).rejects.toThrow(
      /only grows/,
    );
  });

  test('usersettings.5 making an account is agreeing to the terms as they stood then', async () => {
    const t = app();
    const terms = (words: string) => ({
      _id: 'terms-of-use',
      title: { de_DE: 'Nutzungsbedingungen', en_US: 'Terms of use' },
      blocks: { en_US: [{ type: 'paragraph' as const, spans: [{ text: words }] }] },
    });
    const agreed = async (uid: string) =>
      (await t.call(uid, 'rights.consents', {})).data.items.map(({ key, version }) => [key, version]);
    await seeker(t, 'early');
    expect(await agreed('early')).toEqual([]);
    await transact(t.parts, (context) => publishPage(context, terms('One')));
    await seeker(t, 'mia');
    await transact(t.parts, (context) => publishPage(context, terms('Two')));
    await seeker(t, 'ben');
    expect([await agreed('mia'), await agreed('ben')]).toEqual([[['terms', '1']], [['terms', '2']]]);
  });

  test('a setting holds so many entries and no more', async () => {
    const t = app();
    await seeker(t, 'mia');
    const entries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, () => [v7(), { value: true as const, at: at(0) }]));
    expect((await set(t, 'mia', { savedJobs: entries(SETTING_ENTRIES_MAX) })).status).toBe(200);
    const more = await set(t, 'mia', { savedJobs: entries(1) });
    expect(more.error).toMatchObject({ code: 'fields_invalid', fields: [{ path: 'setting.savedJobs' }] });
  });

  test('a full setting takes in more once something is taken out; of hidden jobs the oldest give way', async () => {
    const t = app();
    await seeker(t, 'mia');
    const ids = Array.from({ length: SETTING_ENTRIES_MAX }, () => v7()).sort();
    const last = v7();
    const entries = (of: string[], value: true | null, time: number) =>
      Object.fromEntries(of.map((id, index) => [id, { value, at: at(time + index) }]));
    const held = async (key: 'savedJobs' | 'hiddenJobs') =>
      Object.keys((await t.call('mia', 'user.get', { userId: 'mia' })).data.settings[key] ?? {}).sort();
    await set(t, 'mia', { savedJobs: entries(ids, true, 0), hiddenJobs: entries(ids, true, 0) });
    await set(t, 'mia', { savedJobs: entries(ids.slice(0, 2), null, 1000) });
    expect((await set(t, 'mia', { savedJobs: entries([last], true, 2000) })).status).toBe(200);
    expect((await set(t, 'mia', { hiddenJobs: entries([last], true, 2000) })).status).toBe(200);
    for (const key of ['savedJobs', 'hiddenJobs'] as const)
      expect(await held(key)).toEqual([...ids.slice(1), last].sort());
    // Hidden before all the others, on a device that was offline.
    expect((await set(t, 'mia', { hiddenJobs: entries([v7()], true, -1000) })).status).toBe(200);
    expect(await held('hiddenJobs')).toEqual([...ids.slice(1), last].sort());
  });

  test('usersettings.4 who is blocked is blocked until that is taken back', async () => {
    const t = app();
    await seeker(t, 'mia');
    const isBlocked = async ({ by, who }: { by: string; who: string }) => {
      const user = t.db
        .selectFrom('user')
        .where('id', '=', by)
        .select(hasBlocked([who]).as('refuses'));
      return (await user.executeTakeFirstOrThrow()).refuses;
    };
    await seeker(t, 'mallory');
    const blocked = () => isBlocked({ by: 'mia', who: 'mallory' });
    expect(await blocked()).toBe(false);
    await set(t, 'mia', { blocked: { mallory: { value: true, at: at(0) } } });
    expect(await blocked()).toBe(true);
    expect(await isBlocked({ by: 'mallory', who: 'mia' })).toBe(false);
    await set(t, 'mia', { blocked: { mallory: { value: null, at: at(1) } } });
    expect(await blocked()).toBe(false);
  });
});

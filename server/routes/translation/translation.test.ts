import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { type NewTexts, publishTranslation } from '../../domain/translation/publish-translation.ts';
import { onDatabase } from '../../testing/on-database.ts';
import type { TestApp } from '../../testing/test-app.ts';

const publish = async (t: TestApp, texts: NewTexts) =>
  (await transact(t.parts, (context) => publishTranslation(context, texts))).result;
const german = (texts: NewTexts['texts']): NewTexts => ({ languageId: 'de_DE', name: 'Deutsch', texts });

onDatabase((app) => {
  test('texts are loaded by guests, and not again while their version is the newest', async () => {
    const t = app();
    expect(await publish(t, german({ 'app.claim': 'Jobs, die antworten', 'home.find': 'Suchen' }))).toEqual({
      version: 1,
      changed: 2,
    });
    const { data } = await t.call(null, 'translation.load', { languageId: 'de_DE' });
    expect(data).toEqual({
      languageId: 'de_DE',
      version: 1,
      translations: { 'app.claim': 'Jobs, die antworten', 'home.find': 'Suchen' },
    });
    expect((await t.call(null, 'translation.load', { languageId: 'de_DE', version: 1 })).data).toEqual({
      unchanged: true,
    });
    await publish(t, german({ 'app.claim': 'Hallo', 'home.find': null }));
    const newer = await t.call(null, 'translation.load', { languageId: 'de_DE', version: 1 });
    expect(newer.data).toEqual({ languageId: 'de_DE', version: 2, translations: { 'app.claim': 'Hallo' } });
    expect((await t.call(null, 'translation.load', { languageId: 'fr_FR' })).error.code).toBe('not_found');
  });

  test('the same texts raise no version; a version never falls', async () => {
    const t = app();
    await publish(t, german({ one: 'Eins' }));
    expect(await publish(t, german({ one: 'Eins', two: null }))).toEqual({ version: 1, changed: 0 });
    expect(await publish(t, german({ one: 'Zwei' }))).toEqual({ version: 2, changed: 1 });
    await expect(t.db.updateTable('language').set({ version: 1 }).execute()).rejects.toThrow(/only rise/);
  });

  test('languages are listed with the default one first', async () => {
    const t = app();
    await publish(t, german({}));
    await publish(t, { languageId: 'en_US', name: 'English', texts: { a: 'A' } });
    await t.db.updateTable('language').set({ is_default: true }).where('id', '=', 'en_US').execute();
    expect((await t.call(null, 'translation.list', {})).data).toEqual([
      { _id: 'en_US', name: 'English', version: 1, default: true },
      { _id: 'de_DE', name: 'Deutsch', version: 1, default: false },
    ]);
    await expect(t.db.updateTable('language').set({ is_default: true }).execute()).rejects.toThrow(
      /language_one_default/,
    );
  });

  test('an app asks which of its languages have changed, by version or by time', async () => {
    const t = app();
    await publish(t, german({ a: 'A' }));
    const check = async (languages: Record<string, number | string>) =>
      (await t.call(null, 'translation.check-updates', { languages })).data.changed;
    expect(await check({})).toEqual([]);
    expect(await check({ de_DE: 1 })).toEqual([]);
    expect(await check({ de_DE: 0, fr_FR: 3 })).toEqual(['de_DE', 'fr_FR']);
    expect(await check({ de_DE: t.now.toISOString() })).toEqual([]);
    expect(await check({ de_DE: '2026-03-01T00:00:00.000Z' })).toEqual(['de_DE']);
    const wrong = await t.call(null, 'translation.check-updates', { languages: { deutsch: 1 } });
    expect(wrong.status).toBe(422);
  });

  test('keys are lower case, in the database too', async () => {
    const t = app();
    await publish(t, german({}));
    await expect(
      sql`insert into translation (language_id, key, text) values ('de_DE', 'Upper.Case', 'x')`.execute(t.db),
    ).rejects.toThrow(/translation_key_check/);
  });

  test('check-updates is no language', async () => {
    const t = app();
    const { statusCode, body } = await t.app.inject({
      method: 'POST',
      url: '/api/translation/check-updates',
      payload: { languages: {} },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { changed: [] } }]);
    expect((await t.app.inject({ method: 'POST', url: '/api/translation/CHECK' })).statusCode).toBe(422);
  });
});

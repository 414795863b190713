import { expect, it } from 'vitest';
import { isEverywhere, LANGUAGE_CODES, LANGUAGE_DEFAULT } from '../contract/languages.ts';
import { unsentText, workerText } from './worker-text.ts';

/** As the page keeps them for the worker. */
async function spoken(language: (typeof LANGUAGE_CODES)[number]) {
  if (isEverywhere(language)) return { locale: language };
  const { messages } = await import(`../locales/${language}/worker.po`);
  return { locale: language, workerTexts: { language, build: '', messages } };
}

it('says it in every language, and in each in words of its own', async () => {
  const all = await Promise.all(LANGUAGE_CODES.map(spoken));
  for (const said of [
    (kept: (typeof all)[number]) => workerText(null, kept).title,
    (kept: (typeof all)[number]) => unsentText({ applications: 2, others: 0 }, kept).title,
  ])
    expect(new Set(all.map(said)).size).toBe(LANGUAGE_CODES.length);
});

it('speaks English where the texts of a chosen language are not kept, or are those of another', () => {
  const english = workerText(null, { locale: LANGUAGE_DEFAULT }).title;
  expect(workerText(null, { locale: 'ar_AE' }).title).toBe(english);
  const other = { locale: 'ar_AE', workerTexts: { language: 'xx_XX', build: '', messages: {} } };
  expect(workerText(null, other).title).toBe(english);
});

import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../contract/languages.ts';
import { unsentText, workerText } from './worker-text.ts';

it('says it in every language, and in each in words of its own', () => {
  for (const said of [
    (code: string) => workerText(null, code).title,
    (code: string) => unsentText({ applications: 2, others: 0 }, code).title,
  ])
    expect(new Set(LANGUAGE_CODES.map(said)).size).toBe(LANGUAGE_CODES.length);
});

import { expect, test } from 'vitest';
import { templateFormOf, templateOf, templateProblems } from './template-form.ts';

const form = (more: object, name = 'Trial day') => {
  const { texts } = templateFormOf(undefined);
  return { name, texts: { ...texts, ...more } };
};

test('companysettings.10 a text needs a name and words in one language, and what can be filled in', () => {
  expect(templateProblems(form({ en_US: 'Hello {firstName}' }))).toEqual([]);
  expect(templateProblems(form({}, ' ')).map(({ code }) => code)).toEqual(['missing', 'missing']);
  expect(templateProblems(form({ en_US: 'Hello {name}' }))).toEqual([
    { field: 'texts.en_US', code: 'unknown_placeholder' },
  ]);
  expect(templateProblems(form({ de_DE: 'x'.repeat(1001) }))).toEqual([
    { field: 'texts.de_DE', code: 'too_big' },
  ]);
});

test('companysettings.10 languages without words are left out', () => {
  expect(templateOf(form({ en_US: ' Hello ' }))).toEqual({ name: 'Trial day', texts: { en_US: 'Hello' } });
});

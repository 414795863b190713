import { expect, test } from 'vitest';
import { errorText } from '../../i18n/error-text.ts';
import { refusalText } from './refusal-text.ts';

test('what has no words of its own here has those of its code', () => {
  const refusal = { code: 'plan_limit', message: 'for the log' };
  expect(refusalText(refusal)).toBe(errorText('plan_limit'));
});

test('a code of a later version has a sentence too', () => {
  const refusal = { code: 'brand_new', message: 'for the log' };
  expect(refusalText(refusal).message).toMatch(/^The server did not accept it/);
});

test('user.3 a CV for which there is no room says how to make some', () => {
  const fields = [{ path: 'general.cv', code: 'too_big' }];
  const refusal = { code: 'fields_invalid', message: 'for the log', fields };
  expect(refusalText(refusal).message).toMatch(/shorten a text or delete an entry/);
});

test('pwa.4 a list that is full says how to make room', () => {
  const fields = [{ path: 'setting.savedJobs', code: 'too_big' }];
  const refusal = { code: 'fields_invalid', message: 'for the log', fields };
  expect(refusalText(refusal).message).toMatch(/^This list is full/);
});

import { expect, test } from 'vitest';
import { errorText } from '../../i18n/error-text.ts';
import { messageRefusal } from './message-refusal.ts';

test('what has no words of its own here has those of its code', () => {
  const refusal = { code: 'plan_limit', message: 'for the log' };
  expect(messageRefusal(refusal)).toBe(errorText('plan_limit'));
});

test('a code of a later version has a sentence too', () => {
  const refusal = { code: 'brand_new', message: 'for the log' };
  expect(messageRefusal(refusal).message).toMatch(/^The message was not taken/);
});

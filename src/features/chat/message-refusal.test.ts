import { expect, test } from 'vitest';
import { errorText } from '../../i18n/error-text.ts';
import { messageRefusal } from './message-refusal.ts';

test('what has no words of its own here has those of its code', () => {
  const refusal = { code: 'plan_limit', message: 'for the log' };
  expect(messageRefusal(refusal)).toBe(errorText('plan_limit'));
});

test('a code of a later version has a sentence too', () => {
  const refusal = { code: 'brand_new', message: 'for the log' };
  expect(messageRefusal(refusal).message).toMatch(/^The message did not go through/);
});

test('a file that was not taken is named, whatever the code is', () => {
  const detail = { file: 'Lebenslauf.pdf', reason: 'active_content' };
  const refused = messageRefusal({ code: 'file_refused', message: '', detail });
  expect(refused.values).toEqual({ name: 'Lebenslauf.pdf' });
  expect(refused.message).toMatch(/macros or scripts/);
  expect(messageRefusal({ code: 'state_conflict', message: '', detail }).message).toMatch(/was not accepted/);
});

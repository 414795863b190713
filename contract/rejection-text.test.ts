import { expect, test } from 'vitest';
import {
  companyRejectionText,
  DEFAULT_REJECTION_TEXT,
  DEFAULT_REJECTION_TEXTS,
  filledIn,
  rejectionText,
} from './rejection-text.ts';

const who = { name: 'Jana Krüger', jobTitle: 'Bakery counter' };

test('the text of the reader’s language is taken, and the general one where that has none', () => {
  const general = { rejectionText: 'General', rejectionTexts: { de_DE: 'Deutsch', en_US: '  ' } };
  expect(companyRejectionText(general, 'de_DE')).toBe('Deutsch');
  expect(companyRejectionText(general, 'en_US')).toBe('General');
  expect(companyRejectionText({ rejectionText: 'General' }, 'de_DE')).toBe('General');
});

test('companysettings.1 nobody is sent two languages: who has written nothing sends the reader’s', () => {
  for (const text of ['', ' ', DEFAULT_REJECTION_TEXT]) {
    const general = { rejectionText: text, rejectionTexts: {} };
    expect(rejectionText(undefined, general, 'de_DE', who)).toBe(DEFAULT_REJECTION_TEXTS.de_DE);
    expect(rejectionText(' ', general, 'en_US', who)).toBe(DEFAULT_REJECTION_TEXTS.en_US);
  }
});

test('placeholders are filled once, wherever they stand', () => {
  expect(filledIn('Dear %s1, about %s2: %s1, %s3 and 100 %', who)).toBe(
    'Dear Jana Krüger, about Bakery counter: Jana Krüger, %s3 and 100 %',
  );
  expect(filledIn('%s1', { name: '%s2 $&', jobTitle: 'x' })).toBe('%s2 $&');
});

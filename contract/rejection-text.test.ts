import { expect, test } from 'vitest';
import { rejectionTextFor } from './rejection-text.ts';

const who = { name: 'Jana Krüger', jobTitle: 'Bakery counter' };

test('the text of the reader’s language is taken, and the general one where that has none', () => {
  const general = { rejectionText: 'General', rejectionTexts: { de_DE: 'Deutsch', en_US: '  ' } };
  expect(rejectionTextFor(general, 'de_DE', who)).toBe('Deutsch');
  expect(rejectionTextFor(general, 'en_US', who)).toBe('General');
  expect(rejectionTextFor({ rejectionText: 'General' }, 'de_DE', who)).toBe('General');
});

test('placeholders are filled once, wherever they stand', () => {
  const general = { rejectionText: 'Dear %s1, about %s2: %s1, %s3 and 100 %' };
  expect(rejectionTextFor(general, 'en_US', who)).toBe(
    'Dear Jana Krüger, about Bakery counter: Jana Krüger, %s3 and 100 %',
  );
  expect(rejectionTextFor({ rejectionText: '%s1' }, 'en_US', { name: '%s2 $&', jobTitle: 'x' })).toBe(
    '%s2 $&',
  );
});

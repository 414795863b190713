import { expect, test } from 'vitest';
import { filledTemplate, unknownPlaceholders } from './message-templates.ts';

const KNOWN = { firstName: 'Jana', job: 'Bakery counter', company: 'Sonne', sender: 'Deniz Aydin' };
const HIDDEN = { ...KNOWN, firstName: null };

test('companysettings.10 placeholders are filled in, in one pass', () => {
  expect(filledTemplate('Hello {firstName},\n{job} at {company}. {sender}', KNOWN)).toBe(
    'Hello Jana,\nBakery counter at Sonne. Deniz Aydin',
  );
  expect(filledTemplate('{firstName}', { ...KNOWN, firstName: '{job}' })).toBe('{job}');
});

test('companysettings.10 a name that is not shown yet leaves the neutral form', () => {
  expect(filledTemplate('Hello {firstName},\nthank you.', HIDDEN)).toBe('Hello,\nthank you.');
  expect(filledTemplate('Hello {firstName}, thank you.', HIDDEN)).toBe('Hello, thank you.');
  expect(filledTemplate('Hello {firstName}!', HIDDEN)).toBe('Hello!');
  expect(filledTemplate('{firstName}, thank you.', HIDDEN)).toBe('Thank you.');
  expect(filledTemplate('Hello\n{firstName} thank you', HIDDEN)).toBe('Hello\nThank you');
  expect(filledTemplate('We ask {firstName} to come', HIDDEN)).toBe('We ask to come');
});

test('companysettings.10 what nobody can fill in is named', () => {
  expect(unknownPlaceholders('{firstName} {name} { job } {name} {} {sender}')).toEqual([
    '{name}',
    '{ job }',
    '{}',
  ]);
  expect(unknownPlaceholders('no braces, or {one open')).toEqual([]);
});

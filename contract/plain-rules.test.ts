import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, mail } from './fields.ts';
import { isDay, isMail } from './plain-rules.ts';

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));

test('a day is one for forms where it is one for the server', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-')),
        // Days that may be there and months that are.
        fc
          .tuple(digits(4), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 27, max: 32 }))
          .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${date}`),
        fc.string(),
      ),
      (text) => isDay(text) === day.safeParse(text).success,
    ),
  );
  expect(['2024-02-29', '2023-02-29', '0000-01-01', '2023-01-01T00:00', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['anna@zusage.example', true],
  ['anna.o_hara+jobs@mail.zusage.example', true],
  ["anna.o'hara@xn--mller-kva.example", true],
  [`${'a'.repeat(260)}@zusage.example`, false],
  ["anna'@zusage.example", false],
  ['anna', false],
  ['anna@zusage', false],
  ['anna@@zusage.example', false],
  ['.anna@zusage.example', false],
  ['anna.@zusage.example', false],
  ['an..na@zusage.example', false],
  ['an na@zusage.example', false],
  ['anna@-zusage.example', false],
  ['anna@zusage.example ', false],
])('%s is a mail address: %s', (text, is) => {
  expect([isMail(text), mail.safeParse(text).success]).toEqual([is, is]);
});

test('a mail address is one for forms where it is one for the server', () => {
  // Of the signs that the rule is about, so that some are.
  const part = fc.string({ unit: fc.constantFrom(..."aZ9_'+-."), minLength: 0, maxLength: 6 });
  fc.assert(
    fc.property(fc.tuple(part, part, part), ([local, domain, end]) => {
      const text = `${local}@${domain}.${end}`;
      return isMail(text) === mail.safeParse(text).success;
    }),
    { numRuns: 2000 },
  );
});

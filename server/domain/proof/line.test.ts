import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '../../base/code-of.ts';
import { isMarkOf, markOf, type ProofLine, readCode } from './line.ts';

const SECRET = 'c0ffee'.repeat(10);
const LINE: ProofLine = {
  no: '7Q4C92KD',
  receiptNo: 'A-7F3K',
  receivedAt: '2026-03-02T09:00:00.000Z',
  title: 'Bakery counter',
  companyName: 'Bakery owner',
  status: 'viewed',
  statusAt: '2026-03-03T09:00:00.000Z',
  name: 'Jana K.',
};
const code = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(codeOf);

test('user.6 the mark of a line is the same each time', () => {
  expect(markOf(SECRET, LINE)).toBe(markOf(SECRET, { ...LINE }));
  expect(isMarkOf(SECRET, LINE, markOf(SECRET, LINE))).toBe(true);
});

test('user.6 a line with any field altered has another mark', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(LINE) as (keyof ProofLine)[])),
      fc.string(),
      (field, value) => {
        fc.pre(value !== LINE[field]);
        expect(isMarkOf(SECRET, { ...LINE, [field]: value }, markOf(SECRET, LINE))).toBe(false);
      },
    ),
  );
});

test('user.6 no other mark, and no other secret, makes a line genuine', () => {
  fc.assert(
    fc.property(code, fc.string(), (mark, secret) => {
      const right = markOf(SECRET, LINE);
      fc.pre(mark !== right && secret !== SECRET);
      expect(isMarkOf(SECRET, LINE, mark)).toBe(false);
      expect(isMarkOf(secret, LINE, right)).toBe(false);
    }),
  );
});

test('user.6 a code is read however it is typed, and nothing else is one', () => {
  fc.assert(
    fc.property(code, (right) => {
      expect(readCode(right)).toBe(right);
      const typed = `${right.slice(0, 4)} - ${right.slice(4)}`.toLowerCase();
      expect(readCode(typed.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(right);
    }),
  );
  for (const wrong of ['', '7Q4C92K', '7Q4C92KDX', '7Q4C92KÜ', '7Q4C92KU'])
    expect(readCode(wrong)).toBeUndefined();
});

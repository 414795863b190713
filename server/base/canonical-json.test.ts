import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, contentHash } from './canonical-json.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
});

test('it says the same as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

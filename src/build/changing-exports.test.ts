import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { changingExports } from './changing-exports.ts';

const changing = (code: string) => changingExports(parseAst(code).body);

it('finds what a module exports and changes after it has run', () => {
  expect(changing('let a = 1; export { a }; export function set() { a = 2; }')).toEqual(['a']);
  expect(changing('let a = 1; const up = () => a++; export { a as count, up }')).toEqual(['a']);
  expect(changing('let a; const take = (o) => { [{ x: a = 3 }] = o; }; export { a, take }')).toEqual(['a']);
  expect(changing('let a; const all = (list) => { for (a of list); }; export { a, all }')).toEqual(['a']);
  expect(changing('let a; class B { set(v) { if (v) for (;;) a += v; } } export { a, B }')).toEqual(['a']);
});

it('lets be what is only made in several steps, kept to itself, or hidden by a name within', () => {
  expect(changing('var a; a = class {}; export { a }')).toEqual([]);
  expect(changing('let a = 1; const b = () => a++; export { b }')).toEqual([]);
  expect(changing('const a = 1; const b = (list) => { for (const a of list); }; export { a, b }')).toEqual(
    [],
  );
  expect(changing('const a = {}; const b = () => { a.size = 2; }; export { a, b }')).toEqual([]);
  expect(changing('const a = 1; const b = (a) => { a = 2; }; export { a, b }')).toEqual([]);
  expect(changing('const a = 1; function b({ c: [a] }) { return () => (a = 2); } export { a, b }')).toEqual(
    [],
  );
  expect(changing('const a = 1; function b() { if (1) { var a; } a = 2; } export { a, b }')).toEqual([]);
});

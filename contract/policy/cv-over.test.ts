import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cv } from '../entities/cv.ts';
import { cvOver } from './cv-over.ts';

const of = (...names: string[]): Cv => ({ work: names.map((name) => ({ name })) });
const names = (cv: Cv | null) => (cv?.work ?? []).map(({ name }) => name as string);
const over = (from: string[], to: string[], now: string[], later = false) =>
  names(cvOver({ from: of(...from), to: of(...to), now: of(...now) }, later));

it.each([
  ['added on both', ['a'], ['x', 'a'], ['y', 'a'], ['y', 'x', 'a']],
  ['added alike on both', ['a'], ['x', 'a'], ['x', 'a'], ['x', 'a']],
  ['changed here, added there', ['a', 'b'], ['a', 'b2'], ['y', 'a', 'b'], ['y', 'a', 'b2']],
  ['the first changed here, added there', ['a', 'b'], ['a2', 'b'], ['y', 'a', 'b'], ['y', 'a2', 'b']],
  ['changed on both', ['a', 'b'], ['a2', 'b'], ['a3', 'b'], ['a3', 'a2', 'b']],
  ['taken out here, added there', ['a', 'b'], ['b'], ['a', 'y', 'b'], ['y', 'b']],
  ['changed here, taken out there', ['a', 'b'], ['a2', 'b'], ['b'], ['a2', 'b']],
  ['moved here, added there', ['a', 'b', 'c'], ['c', 'a', 'b'], ['y', 'a', 'b', 'c'], ['c', 'y', 'a', 'b']],
  ['one of two alike taken out here, added there', ['a', 'a'], ['a'], ['y', 'a', 'a'], ['y', 'a']],
])('W13.3 user.3 %s', (_, from, to, now, expected) => {
  expect(over(from, to, now)).toEqual(expected);
});

it('W13.3 moved on both, the later order holds', () => {
  const orders = (later: boolean) => over(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c'], later);
  expect([orders(false), orders(true)]).toEqual([
    ['b', 'a', 'c'],
    ['c', 'a', 'b'],
  ]);
});

it('W13.3 a text at the head of it is that of who has changed it, of both the later one', () => {
  const merged = (later: boolean) =>
    cvOver(
      {
        from: { basics: { label: 'a', summary: 'a', url: 'https://a.example' } },
        to: { basics: { label: 'phone', summary: 'phone' } },
        now: { basics: { label: 'a', summary: 'laptop', url: 'https://a.example' } },
      },
      later,
    );
  expect(merged(false)).toEqual({ basics: { label: 'phone', summary: 'laptop' } });
  expect(merged(true)).toEqual({ basics: { label: 'phone', summary: 'phone' } });
  expect(cvOver({ from: of('a'), to: null, now: of('a') }, false)).toBeNull();
});

it('W13.3 nothing that one has added is lost, nothing that one has taken out comes back, and alone each has their way', () => {
  const list = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(list, list, list, fc.boolean(), (from, to, now, later) => {
      const stays = (name: string) => (from.includes(name) ? to.includes(name) && now.includes(name) : true);
      const merged = over(from, to, now, later);
      expect([...merged].sort()).toEqual([...new Set([...to, ...now])].filter(stays).sort());
      expect(over(from, from, now, later)).toEqual(now);
      expect(over(from, to, from, later)).toEqual(to);
    }),
    { numRuns: 2000 },
  );
});

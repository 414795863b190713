import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofHundred } from './reply-dots.ts';

it('home.5 makes a hundred of any figures, and none of them more than a dot from its share', () => {
  const counts = fc.array(fc.nat(5000), { minLength: 8, maxLength: 8 }).filter((all) => all.some(Boolean));
  fc.assert(
    fc.property(counts, (all) => {
      const of = all.reduce((sum, count) => sum + count, 0);
      const dots = ofHundred({ of, medianH: 1, byDay: all.slice(0, 7), later: all[7] ?? 0 });
      expect(dots.reduce((sum, count) => sum + count, 0)).toBe(100);
      for (const [at, count] of all.entries())
        expect(Math.abs((dots[at] ?? 0) - (count * 100) / of)).toBeLessThan(1);
    }),
  );
});

it('home.5 leaves no column for what never happened', () => {
  expect(ofHundred({ of: 3, medianH: 1, byDay: [1, 1, 1, 0, 0, 0, 0], later: 0 })).toEqual([
    34, 33, 33, 0, 0, 0, 0, 0,
  ]);
});

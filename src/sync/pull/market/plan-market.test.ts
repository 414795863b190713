import { describe, expect, it } from 'vitest';
import type { MarketCell, MarketManifest } from '../../../../contract/market-files.ts';
import { planMarket } from './plan-market.ts';

const size = { hash: '0'.repeat(64), rows: 1, bytes: 1 };
const cell = (name: string, base: number, ...deltas: [number, number][]): MarketCell => ({
  cell: name,
  rows: 1,
  base: { ...size, to: base },
  deltas: deltas.map(([from, to]) => ({ ...size, from, to })),
});
const manifest = (run: number, ...cells: MarketCell[]): MarketManifest => ({
  bucket: 'market',
  epoch: 'e',
  run,
  at: '2026-11-20T04:26:00.000Z',
  cells,
});
/** `p0 base 3`, `p0 4-6`. */
const told = (of: MarketManifest, runs: Record<string, number>, wanted = of.cells.map((one) => one.cell)) => {
  const { cells, isOld } = planMarket(of, runs, wanted);
  const files = cells.flatMap((part) => [
    ...(part.base ? [`${part.cell} base ${part.base.to}`] : []),
    ...part.deltas.map(({ from, to }) => `${part.cell} ${from}-${to}`),
  ]);
  return isOld ? [...files, 'old'] : files;
};

describe('R10.3 which files bring a part up', () => {
  const part = cell('m', 5, [2, 4], [4, 8], [8, 9]);

  it('its base and the deltas behind it where nothing is held, or what is held lies before the oldest delta', () => {
    expect(told(manifest(9, part), {})).toEqual(['m base 5', 'm 4-8', 'm 8-9']);
    expect(told(manifest(9, part), { m: 1 })).toEqual(['m base 5', 'm 4-8', 'm 8-9']);
    expect(told(manifest(9, cell('m', 5)), { m: 4 })).toEqual(['m base 5']);
  });

  it('the deltas behind what is held alone, also those from before the base, and one it has half of', () => {
    expect(told(manifest(9, part), { m: 2 })).toEqual(['m 2-4', 'm 4-8', 'm 8-9']);
    expect(told(manifest(9, part), { m: 6 })).toEqual(['m 4-8', 'm 8-9']);
  });

  it('nothing where it has not changed since', () => {
    expect(told(manifest(12, part), { m: 9 })).toEqual([]);
    expect(told(manifest(12, part), { m: 11 })).toEqual([]);
    expect(told(manifest(12, cell('m', 5)), { m: 5 })).toEqual([]);
  });

  it('R10.2 a part that was split is held as it was in the one before', () => {
    const split = manifest(9, cell('p0', 8, [6, 9]), cell('p1', 8), cell('r', 8, [6, 9]));
    expect(told(split, { m: 7 })).toEqual(['p0 6-9', 'r 6-9', 'p1 base 8']);
  });

  it('deltas of all parts first, and bases in the order in which parts are wanted', () => {
    const of = manifest(9, cell('p0', 8), cell('p1', 5, [5, 9]), cell('p2', 8), cell('p3', 8));
    expect(told(of, { p1: 6 }, ['p2', 'p0', 'p1'])).toEqual(['p1 5-9', 'p2 base 8', 'p0 base 8']);
  });
});

describe('R10.6 a manifest from the past', () => {
  it('leaves a part alone that is held as of a later run, also where that was in other parts', () => {
    expect(told(manifest(4, cell('m', 4)), { m: 5 })).toEqual(['old']);
    expect(told(manifest(4, cell('m', 4)), { p0: 5, r: 3 })).toEqual(['old']);
    expect(told(manifest(4, cell('p0', 4), cell('r', 4)), { p: 5, r: 3 })).toEqual(['r base 4', 'old']);
  });
});

import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../contract/market-cell.ts';
import { chooseParts, type Wishes } from './market-choice.ts';

const CELLE = { lat: 52.62, lng: 10.08 };
const cellAt = (lat: number, lng: number) =>
  pathOf({ location: { label: '', lat, lng }, remote: 'none', publishedAt: null }).at(-1) as string;
const [HOME, BREMEN, MUNICH] = [cellAt(52.62, 10.08), cellAt(53.08, 8.8), cellAt(48.14, 11.58)];
const PARTS = [
  { cell: MUNICH, rows: 500 },
  { cell: 'pn', rows: 100 },
  { cell: BREMEN, rows: 400 },
  { cell: 'r2967', rows: 300 },
  { cell: 'r2968', rows: 300 },
  { cell: HOME, rows: 400 },
];
const choose = (wishes: Partial<Wishes>) =>
  chooseParts(PARTS, {
    most: 2_000,
    regions: [{ ...CELLE, radius: 25 }],
    needed: new Set(),
    held: new Set(),
    ...wishes,
  });

describe('R10.7 which parts a device takes', () => {
  it('all where they fit, those around the places first, then remote ones from the newest week back, then the nearest', () => {
    expect(choose({})).toEqual([HOME, 'r2968', 'r2967', BREMEN, MUNICH, 'pn']);
  });

  it('as far as the cap goes, and the first however large it is', () => {
    expect(choose({ most: 1_000 })).toEqual([HOME, 'r2968', 'r2967']);
    expect(choose({ most: 100 })).toEqual([HOME]);
  });

  it('those of jobs that must stay before all others, as far as half the cap goes, and then after what is near', () => {
    expect(choose({ most: 1_000, needed: new Set([MUNICH]) })).toEqual([HOME, MUNICH]);
    expect(choose({ most: 1_000, needed: new Set([MUNICH, BREMEN]) })).toEqual([HOME, BREMEN]);
    expect(choose({ most: 900, needed: new Set([MUNICH]) })).toEqual([HOME, MUNICH]);
    expect(choose({ most: 1_300, needed: new Set([MUNICH, BREMEN, 'r2967', 'r2968']) })).toEqual([
      HOME,
      'r2968',
      'r2967',
      'pn',
    ]);
  });

  it('one of a needed job that does not fit leaves the rest of the cap to be filled', () => {
    expect(choose({ most: 1_100, needed: new Set([MUNICH, BREMEN]) })).toEqual([HOME, 'r2968', BREMEN]);
  });

  it('one that is here stays where it has grown a little over the cap, and is not loaded again', () => {
    const held = new Set([HOME, 'r2968', 'r2967']);
    expect(choose({ most: 980, held })).toEqual([HOME, 'r2968', 'r2967']);
    expect(choose({ most: 980 })).toEqual([HOME, 'r2968']);
    expect(choose({ most: 950, held })).toEqual([HOME, 'r2968']);
  });

  it('where the person has no place, remote jobs and then where most jobs are', () => {
    expect(choose({ regions: [], most: 1_100 })).toEqual(['r2968', 'r2967', MUNICH]);
  });
});

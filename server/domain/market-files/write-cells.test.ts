import { expect, test } from 'vitest';
import type { Cell } from '../../../contract/market-cell.ts';
import type { Files } from '../../ports/files/files.ts';
import { MARKETS } from './markets.ts';
import { type CellStep, putSegments } from './write-cells.ts';

const CELLS = ['p00', 'p01', 'p02'] as Cell[];

function stepOf(cell: Cell): CellStep {
  const wanted = { kind: 'base', from: 0, to: 1, at: new Date(0) } as const;
  const [market] = MARKETS;
  if (market === undefined) throw new Error('there is no market');
  const plan = { write: [wanted], drop: [], checked: [] };
  return { cell, planned: [{ market, plan }], lines: [], jobs: new Map() };
}

test('R10 parts of a step are stored side by side, and named in their order', async () => {
  const waiting: (() => void)[] = [];
  // Slow enough that none is stored before all are on their way.
  const put = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === CELLS.length) for (const stored of waiting) stored();
    });
  const written = await putSegments({ put } as Partial<Files> as Files, CELLS.map(stepOf));
  expect(written.map(({ cell }) => cell)).toEqual(CELLS);
});

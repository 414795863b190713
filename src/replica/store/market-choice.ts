import { type Cell, distanceToCell } from '../../../contract/market-cell.ts';
import { type Region, worthOfCell } from './market-regions.ts';

/** A part of the market, and how many jobs are in it. */
export type Part = { cell: Cell; rows: number };

export type Wishes = {
  /** How many jobs this device may hold. */
  most: number;
  regions: readonly Region[];
  /** Parts of jobs that must stay: saved, applied to, named by what waits. */
  needed: ReadonlySet<Cell>;
  /** Parts that are here. */
  held: ReadonlySet<Cell>;
};

/**
 * What is here may be so much over the cap, as a share of it: a part at its edge that grows and shrinks would else be
 * loaded again and again.
 */
const SLACK = 0.03;

/** Of what fits, so much at least is for what is around the places and further, however many jobs elsewhere were saved. */
const NEEDED_SHARE = 0.5;

/**
 * Pure: the parts of the market that a device takes, those that are missed most first (rule R10.7): all where they fit.
 * Else those of needed jobs as far as half the cap goes; then the parts around the places of saved searches, the other
 * needed ones, remote jobs from the newest week back, and what is nearest, until the cap is reached. The first is taken
 * however large it is.
 */
export function chooseParts(parts: readonly Part[], { most, regions, needed, held }: Wishes): Cell[] {
  const nearness = new Map(parts.map(({ cell }) => [cell, kilometresTo(cell, regions)]));
  const distanceOf = (cell: Cell) => nearness.get(cell) as number;
  const inOrder = parts.toSorted(
    (a, b) =>
      worthOfCell(b.cell, regions) - worthOfCell(a.cell, regions) ||
      distanceOf(a.cell) - distanceOf(b.cell) ||
      weekOf(b.cell) - weekOf(a.cell) ||
      Number(held.has(b.cell)) - Number(held.has(a.cell)) ||
      b.rows - a.rows ||
      (a.cell < b.cell ? -1 : 1),
  );
  const sum = (some: readonly Part[]) => some.reduce((all, { rows }) => all + rows, 0);
  if (sum(parts) <= most) return inOrder.map(({ cell }) => cell);
  const taken: Part[] = [];
  for (const part of inOrder)
    if (needed.has(part.cell) && sum(taken) + part.rows <= most * NEEDED_SHARE) taken.push(part);
  const rankOf = ({ cell }: Part) => (worthOfCell(cell, regions) === 2 ? 0 : needed.has(cell) ? 1 : 2);
  const rest = inOrder.filter((part) => !taken.includes(part));
  for (const part of rest.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const limit = held.has(part.cell) ? most * (1 + SLACK) : most;
    const fits = taken.length === 0 || sum(taken) + part.rows <= limit;
    // The needed job itself stays without its part, which must not keep out everything that is missed less.
    if (!fits && rankOf(part) === 1) continue;
    if (!fits) break;
    taken.push(part);
  }
  const cells = new Set(taken.map(({ cell }) => cell));
  return inOrder.filter(({ cell }) => cells.has(cell)).map(({ cell }) => cell);
}

/** To the nearest of the places; none has a distance where there is no place, on either side. */
function kilometresTo(cell: Cell, regions: readonly Region[]): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...regions.map((region) => distanceToCell(cell, region)));
}

function weekOf(cell: Cell): number {
  return /^r\d/.test(cell) ? Number(cell.slice(1)) : 0;
}

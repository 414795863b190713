import { type Cell, partsAround } from '../../../../contract/market-cell.ts';
import type { MarketCell, MarketManifest } from '../../../../contract/market-files.ts';

type Runs = Readonly<Record<Cell, number>>;

/** What has to be read for a part. */
export type CellPlan = {
  cell: Cell;
  /** It takes the place of all rows of the part; null: deltas are enough. */
  base: MarketCell['base'] | null;
  /** In their order. */
  deltas: MarketCell['deltas'];
};

export type MarketPlan = {
  /** What is quickly read first, then bases in the order in which parts are wanted. */
  cells: CellPlan[];
  /**
   * The device holds some part as of a later run than the manifest's (rule R10.6): such parts are left alone, and what is
   * held is not what this manifest says.
   */
  isOld: boolean;
};

/**
 * Pure: which files bring the wanted parts from the runs that are held to the manifest's (rule R10.3).
 * @param wanted parts of the manifest, in the order in which they are wanted
 */
export function planMarket({ run, cells }: MarketManifest, runs: Runs, wanted: readonly Cell[]): MarketPlan {
  const plan: MarketPlan = { cells: [], isOld: Object.values(runs).some((held) => held > run) };
  const bases: CellPlan[] = [];
  for (const cell of wanted) {
    const files = cells.find((one) => one.cell === cell);
    if (!files || (plan.isOld && isNewer(runs, cell, run))) continue;
    const held = heldRun(runs, cell);
    const deltas = files.deltas.filter(({ to }) => held !== undefined && to > held);
    const reaches = held !== undefined && (deltas[0]?.from ?? files.base.to) <= held;
    if (!reaches) {
      const { base } = files;
      bases.push({ cell, base, deltas: files.deltas.filter(({ to }) => to > base.to) });
    } else if (deltas.length > 0) plan.cells.push({ cell, base: null, deltas });
  }
  plan.cells.push(...bases);
  return plan;
}

/** Up to which run a part was applied: as itself, or as long as it was in the files of one it lies in. */
function heldRun(runs: Runs, cell: Cell): number | undefined {
  const held = [...partsAround(cell), cell].flatMap((one) => runs[one] ?? []);
  return held.length > 0 ? Math.max(...held) : undefined;
}

/** Whether this part, one it lies in, or one that lies in it was applied up to a later run. */
function isNewer(runs: Runs, cell: Cell, run: number): boolean {
  const around = partsAround(cell);
  const isRelated = (one: Cell) => one === cell || around.includes(one) || partsAround(one).includes(cell);
  return Object.entries(runs).some(([one, held]) => held > run && isRelated(one));
}

/**
 * Rows of a page that are one transaction: a tap that comes meanwhile waits for these, and not for a page (rule R2).
 * Apart from `pull.ts`, because the simulation makes it small before it loads the engine (tests/sim/run-seeds.ts).
 */
export const SLICE = {
  rows: 100,
  /** Of a file of the market, so that the first screen need not wait for more. */
  first: 20,
};

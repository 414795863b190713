import { type Batch, runSeeds } from './run-seeds.ts';

// Dexie speaks of every connection that was closed under it, and here that is every other one.
console.warn = () => {};

/** One process of `main.ts`: is sent a batch, sends every run back, and ends. */
process.once('message', async (batch: Batch) => {
  await runSeeds(batch, (run) => process.send?.(run));
  process.disconnect();
});

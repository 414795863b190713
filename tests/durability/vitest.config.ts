import { defineConfig } from 'vitest/config';

/** Kills real servers under load, one after the other: apart from the unit tests, because they need the built app. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.durability.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

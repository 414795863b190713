import { defineConfig } from 'vitest/config';

/** Kills real servers under load: apart from the unit tests, because each needs the machine for itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.durability.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

import { expect, test } from 'vitest';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { runMain } from './run-main.ts';

/** By hand, and in any number: npm run test:sim -- --seeds 100000 --workers 2 */
const SEEDS = ALL_TESTS ? 150 : 60;
const LOADED_MACHINE_MS = 300_000;

test(
  `I1-I7, S1 and what counts of an offer (product section 4.4) hold in ${SEEDS} lives of the simulated world, whatever goes wrong in them`,
  async () => {
    const { code, output } = await runMain('--seeds', String(SEEDS), '--from', '1', '--workers', '2');
    expect(output).toContain(`${SEEDS} seeds, 0 with violations`);
    expect(code).toBe(0);
    console.log(output.trim().split('\n').at(-1));
  },
  LOADED_MACHINE_MS,
);

test(
  'the same seed is the same life, event by event',
  async () => {
    const args = ['--seeds', '6', '--from', '31', '--digests'];
    const [first, second] = await Promise.all([runMain(...args), runMain(...args)]);
    const digests = ({ output }: { output: string }) => output.match(/^\d+ [0-9a-f]{8}$/gm);
    expect(digests(first)).toHaveLength(6);
    expect(digests(first)).toEqual(digests(second));
    expect(new Set(digests(first)?.map((line) => line.split(' ')[1])).size).toBe(6);
  },
  LOADED_MACHINE_MS,
);

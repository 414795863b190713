import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checksOfChanged } from './run/changed.ts';
import { ONE_CHECKER, parallel, ROOT, type Step } from './run/step.ts';

/**
 * `npm run check`: types, lint, format, import bans and unit tests, for use while working. With `--changed` only those
 * that what is not committed touches; `--changed --since main` compares with another commit.
 */

/** The project of benchmarks takes the tests along; it is checked where its own libraries were installed, which few need. */
const hasBench = existsSync(join(ROOT, 'bench/node_modules'));
const rooms = ['contract', 'src', 'sw', 'server', hasBench ? 'bench' : 'tests'];
export const checks: Step[] = [
  ...rooms.map((room) => ({ name: `types: ${room}`, command: ['tsc', '-p', room, ...ONE_CHECKER] })),
  { name: 'rooms, arrows, circles', command: ['node', 'tests/rooms/main.ts'] },
  { name: 'lint, format, import bans', command: ['biome', 'check', '--error-on-warnings', '.'] },
];
/** Tests that start servers and other processes are left to `npm test`. */
const unit: Step = { name: 'unit tests', command: ['vitest', 'run', '--exclude', '**/*.process.test.ts'] };

if (import.meta.main) {
  const { values } = parseArgs({
    options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
  });
  const failed = await parallel(values.changed ? checksOfChanged(values.since) : [...checks, unit]);
  process.exit(failed.length === 0 ? 0 : 1);
}

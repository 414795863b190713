import { execFileSync } from 'node:child_process';
import { readGraph } from '../rooms/imports.ts';
import { nearestTests } from './nearest.ts';
import { ONE_CHECKER, ROOT, type Step } from './step.ts';

/** Folders that have a tsconfig of their own, and which of them read what the key holds. */
const READ_BY: Record<string, readonly string[]> = {
  contract: ['contract', 'src', 'sw', 'server', 'tests'],
  src: ['src', 'sw', 'tests'],
  sw: ['sw'],
  server: ['server', 'tests'],
  tests: ['tests'],
};

/** Test files of one run: with types and lint beside them they take less than a minute on two cores. */
const TESTS = 24;

/**
 * Checks of what differs from a commit, new files included: their lint, the types of every room that reads them, the
 * arrows between rooms, and the unit tests nearest to them. Types are checked incrementally: what tsc knows of the last
 * check lies beside each tsconfig.json, outside git.
 */
export function checksOfChanged(since: string): Step[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const rooms = [...new Set(files.flatMap((file) => READ_BY[file.split('/')[0] ?? ''] ?? []))];
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const graph = code.length === 0 ? new Map() : readGraph(ROOT, ...Object.keys(READ_BY), 'locales');
  const { tests, all } = nearestTests(graph, code, TESTS);
  const part = tests.length < all ? `, the nearest ${tests.length} of ${all} that these files reach` : '';
  return [
    ...rooms.map((room) => ({
      name: `types: ${room}`,
      command: ['tsc', '-p', room, '--incremental', ...ONE_CHECKER],
    })),
    ...(files.length === 0
      ? []
      : [
          {
            name: 'lint, format, import bans',
            command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
          },
        ]),
    ...(code.length === 0
      ? []
      : [{ name: 'rooms, arrows, circles', command: ['node', 'tests/rooms/main.ts'] }]),
    ...(tests.length === 0 ? [] : [{ name: `unit tests${part}`, command: ['vitest', 'run', ...tests] }]),
  ];
}

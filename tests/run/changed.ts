import { execFileSync } from 'node:child_process';
import { ROOT, type Step } from './step.ts';

/** Folders that have a tsconfig of their own, and which of them read what the key holds. */
const READ_BY: Record<string, readonly string[]> = {
  contract: ['contract', 'src', 'sw', 'server', 'tests'],
  src: ['src', 'sw', 'tests'],
  sw: ['sw'],
  server: ['server', 'tests'],
  tests: ['tests'],
};

/**
 * Checks of what differs from a commit, new files included: their lint, the types of every room that reads them, the
 * arrows between rooms, and the unit tests that import them, but for those that start other programs. Types are checked
 * incrementally: what tsc knows of the last check lies beside each tsconfig.json, outside git.
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
  return [
    ...rooms.map((room) => ({ name: `types: ${room}`, command: ['tsc', '-p', room, '--incremental'] })),
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
      : [
          { name: 'rooms, arrows, circles', command: ['node', 'tests/rooms/main.ts'] },
          {
            name: 'unit tests',
            command: ['vitest', 'related', '--run', '--exclude', '**/*.process.test.ts', ...code],
          },
        ]),
  ];
}

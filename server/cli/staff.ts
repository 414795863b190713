import { readFileSync, writeFileSync } from 'node:fs';
import { StartFailure } from '../base/start-failure.ts';
import { withOfflineChange } from './offline-change.ts';
import type { StaffFiles } from './staff/command.ts';
import { readStaffLine } from './staff/read-line.ts';
import { runStaff } from './staff/run.ts';
import { tellFailure } from './tell-failure.ts';

/** Composition root of `npm run staff`: what staff does, one act at a time, on the database of the settings. */

async function run(): Promise<void> {
  const line = readStaffLine(process.argv.slice(2), process.env.STAFF_NAME);
  if ('help' in line) return say([line.help]);
  await withOfflineChange('served', async ({ parts, signal }) => {
    const { outcome, effects } = await runStaff(parts, line, files);
    await signal(effects);
    say(outcome.lines);
    if (outcome.failed) process.exitCode = 1;
  });
}

const files: StaffFiles = {
  read(path) {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw new StartFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
  },
  write(path, content) {
    try {
      // Never over a file that is there.
      writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      throw new StartFailure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
  },
};

function say(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

await tellFailure(run);

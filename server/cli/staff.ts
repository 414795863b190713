import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Ports } from '../api/change-context.ts';
import { createMetrics } from '../base/metrics.ts';
import { StartFailure } from '../base/start-failure.ts';
import { databaseClock } from '../database/database-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { startBilling } from '../ports/billing/start-billing.ts';
import { notifyBuckets } from '../ports/realtime/postgres-realtime.ts';
import type { StaffFiles } from './staff/command.ts';
import { readStaffLine } from './staff/read-line.ts';
import { runStaff } from './staff/run.ts';
import { takeDataFolder } from './start/data-folder.ts';
import { readSettings, type Settings } from './start/settings.ts';

/** Composition root of `npm run staff`: what staff does, one act at a time, on the database of the settings. */

const chance = { newId: () => v7(), randomBytes: (count: number) => randomBytes(count) };

async function run(): Promise<void> {
  const line = readStaffLine(process.argv.slice(2));
  if ('help' in line) return say([line.help]);
  const settings = readSettings(process.env, process.cwd());
  // The folder may be the server's: two processes on one embedded database would destroy it.
  const lock = settings.databaseUrl === undefined ? takeDataFolder(settings.dataDir) : undefined;
  try {
    const { db, close } = await openDatabase(settings, chance.newId);
    try {
      const ports = portsOf(settings);
      const { clock } = await databaseClock(
        db,
        () => new Date(),
        () => () => {},
      );
      const parts = { db, clock, chance, sleep, metrics: createMetrics(), ports, settings };
      const { outcome, effects } = await runStaff(parts, line, files);
      if (settings.databaseUrl !== undefined) await notifyBuckets(db, effects.buckets);
      say(outcome.lines);
      if (outcome.failed) process.exitCode = 1;
    } finally {
      await close();
    }
  } finally {
    lock?.release();
  }
}

/**
 * Mails, sign-outs and erased bytes leave as work of the server's, which may run beside this process: no act of staff
 * reaches those ports itself.
 */
function portsOf({ billing }: Settings): Ports {
  return {
    billing: startBilling(billing),
    files: absent('files'),
    identity: absent('identity'),
    mail: absent('mail'),
    gazetteer: () => absent('gazetteer'),
    proof: absent('proof'),
    push: absent('push'),
  };
}

function absent<Port extends object>(name: string): Port {
  return new Proxy({} as Port, {
    get: () => {
      throw new Error(`the ${name} port is the server’s; queue work for it`);
    },
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
  write(path, text) {
    try {
      // Never over a file that is there.
      writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      throw new StartFailure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
  },
};

function say(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

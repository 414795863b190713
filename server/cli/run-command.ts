import { v7 } from 'uuid';
import { needsDataFolder, takeDataFolder } from '../data-folder.ts';
import type { Db } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';

export type CommandParts = { args: string[]; db: Db; settings: Settings; say: (line: string) => void };

/**
 * Runs a command that takes one file, on the database of the settings. The data folder may be the server's: two
 * processes on one embedded database would destroy it, so its lock is taken first.
 */
export async function runCommand(help: string, act: (parts: CommandParts) => Promise<void>): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help')) {
      say(help);
      return;
    }
    if (args.length !== 1 || args[0]?.startsWith('-'))
      throw new StartFailure(`Name exactly one file:\n\n${help}`, 2);
    const settings = readSettings(process.env, process.cwd());
    const lock = needsDataFolder(settings) ? takeDataFolder(settings.dataDir) : undefined;
    try {
      const { db, close } = await openDatabase(settings, () => v7());
      try {
        await act({ args, db, settings, say });
      } finally {
        await close();
      }
    } finally {
      lock?.release();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

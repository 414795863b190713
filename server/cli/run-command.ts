import { parseArgs } from 'node:util';
import { v7 } from 'uuid';
import { StartFailure } from '../base/start-failure.ts';
import type { Db } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { PATIENT } from '../database/postgres.ts';
import { assertDatabaseIn, needsDataFolder, takeDataFolder } from './start/data-folder.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { tellFailure } from './tell-failure.ts';

export type CommandParts = {
  file: string;
  options: Record<string, string | undefined>;
  db: Db;
  settings: Settings;
  say: (line: string) => void;
};

/**
 * Runs a command that takes one file and options with a value (`--name VALUE`), on the database of the settings. The data
 * folder may be the server's: two processes on one embedded database would destroy it, so its lock is taken first.
 * @param how.writes whether the folder is filled; what only reads runs beside a server whose database is not in it
 */
export async function runCommand(
  help: string,
  names: readonly string[],
  how: { readonly writes: boolean },
  act: (parts: CommandParts) => Promise<void>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const args = process.argv.slice(2);
  await tellFailure(async () => {
    if (args.includes('--help')) {
      say(help);
      return;
    }
    const { file, options } = readLine(args, names, help);
    const settings = readSettings(process.env, process.cwd());
    const isEmbedded = settings.databaseUrl === undefined;
    const locks = isEmbedded || (how.writes && needsDataFolder(settings));
    const lock = locks ? takeDataFolder(settings.dataDir) : undefined;
    try {
      if (isEmbedded && !how.writes) assertDatabaseIn(settings.dataDir);
      const { db, close } = await openDatabase(settings, () => v7(), PATIENT);
      try {
        await act({ file, options, db, settings, say });
      } finally {
        await close();
      }
    } finally {
      lock?.release();
    }
  });
}

function readLine(
  args: string[],
  names: readonly string[],
  help: string,
): Pick<CommandParts, 'file' | 'options'> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1)
      return { file, options: values as Record<string, string | undefined> };
  } catch {
    // Said below.
  }
  throw new StartFailure(`Name exactly one file:\n\n${help}`, 2);
}

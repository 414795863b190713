import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseSetting } from './databases.ts';
import { COMPILED, ROOT } from './server.ts';

/** `npm run <command> -- …` of one in `server/cli`, on a folder that no server holds; answers what it said. */
async function runCommand(
  command: string,
  dataDir: string,
  argv: readonly string[],
  settings = {},
): Promise<string> {
  const env = { ...process.env, ...COMPILED, ...settings, ...databaseSetting(dataDir), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [`server/cli/${command}.ts`, ...argv], {
    cwd: ROOT,
    env,
  });
  return stdout;
}

export function staff(dataDir: string, ...argv: string[]): Promise<string> {
  // Acts of staff name who has decided.
  return runCommand('staff', dataDir, argv, { STAFF_NAME: 'Ada' });
}

/** On a folder that has the sample market. */
export function demo(dataDir: string, ...argv: string[]): Promise<string> {
  return runCommand('demo', dataDir, argv);
}

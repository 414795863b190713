import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './server.ts';

/** `npm run staff -- …` on a folder that no server holds; answers what it said. */
export async function staff(dataDir: string, ...argv: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, STAFF_NAME: 'Ada' };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/cli/staff.ts', ...argv], {
    cwd: ROOT,
    env,
  });
  return stdout;
}

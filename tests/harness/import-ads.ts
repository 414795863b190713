import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './server.ts';

/** The demo company of the sample market. */
export const DEMO_COMPANY = 'Zwölfapfel Markthallen GmbH';

/** `npm run import` of a file of ads, for the demo company; answers what it printed. */
export async function importAds(dataDir: string, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli/import.ts', file, '--company', DEMO_COMPANY, '--without-pay', 'publish'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 10_000_000 },
  );
  return stdout;
}

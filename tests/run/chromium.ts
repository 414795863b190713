import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL_PLACES = ['/usr/bin/chromium-headless-shell'];

/** Path of the browser: `CHROMIUM_PATH`, else where systems put it. Undefined where there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find(isExecutableIf);
}

/**
 * Path of Chromium without the parts that draw windows: the same engine, worker and storage for a third less of the
 * processor, but without notifications and Background Sync. The whole browser where there is none (`CHROMIUM_SHELL_PATH`
 * names another).
 */
export function shellPath(): string | undefined {
  return [process.env.CHROMIUM_SHELL_PATH, ...SHELL_PLACES].find(isExecutableIf) ?? chromiumPath();
}

function isExecutableIf(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian's Chromium where this user may, whole and as a shell.
 * @throws with one sentence that says how to do it by hand
 */
export function ensureChromium(): string {
  const missing = [
    !chromiumPath() && 'chromium',
    shellPath() === chromiumPath() && 'chromium-headless-shell',
  ];
  if (missing.some(Boolean) && process.getuid?.() === 0) install(missing.filter((name) => name !== false));
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: "sudo apt-get install chromium") or name it in CHROMIUM_PATH.',
  );
}

/** One by one: some systems have no shell. */
function install(packages: string[]): void {
  console.log(`installing ${packages.join(', ')} with apt-get`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

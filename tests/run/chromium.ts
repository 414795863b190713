import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser: `CHROMIUM_PATH`, else where systems put it. Undefined where there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's Chromium where this user may. @throws with one sentence that says how to do it by hand */
export function ensureChromium(): string {
  const known = chromiumPath();
  if (known) return known;
  if (process.getuid?.() === 0) {
    console.log('installing chromium with apt-get');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: "sudo apt-get install chromium") or name it in CHROMIUM_PATH.',
  );
}

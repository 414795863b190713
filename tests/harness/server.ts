import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { API_BASE, HEALTH_PATH } from '../../contract/calls.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { databaseSetting } from './databases.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Node keeps what it has compiled of the server and its libraries: half of the time of a start is spent on that. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };

/** The real server of `npm start`, in a process of its own. */
export type RunningServer = {
  origin: string;
  port: number;
  dataDir: string;
  password: string;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const dataDirs = new Set<string>();

/** Folders of the servers that this process has started: a line in front of one has another origin. */
export function dataDirsHere(): readonly string[] {
  return [...dataDirs];
}

/** Starts it and waits until it is ready. `root`: of another project than this one. @throws with its output when it ends before */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<RunningServer> {
  dataDirs.add(dataDir);
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...COMPILED,
      ...databaseSetting(dataDir),
      DATA_DIR: dataDir,
      PORT: String(port),
      // Tests make what they look at themselves; a test of the demo's own data asks for it.
      DEMO_LIFE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const origin = `http://localhost:${port}`;
  await untilReady(child, `${origin}${API_BASE}${HEALTH_PATH}`, () => output);
  return {
    origin,
    port,
    dataDir,
    password: /password[^\n:]*:?\s+(\S+)/i.exec(output)?.[1] ?? '',
    output: () => output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready in time:\n${output()}`);
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

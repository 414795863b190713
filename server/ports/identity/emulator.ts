import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { StartFailure } from '../../base/start-failure.ts';
import { SECRET_VARIABLE } from './emulator-gate.ts';

/** What the child says. */
export type EmulatorReport =
  | { type: 'ready'; port: number }
  | { type: 'port-taken' }
  | { type: 'damaged' }
  | { type: 'failed'; reason: string };

/** Where the embedded service is, and what its port answers to. */
export type EmulatorAccess = {
  /** `127.0.0.1:PORT` */
  readonly address: string;
  readonly secret: string;
};

export type Emulator = EmulatorAccess & {
  /** Process number of the child that runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

export type EmulatorOptions = {
  projectId: string;
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** The port answers only to who shows it. */
  secret: string;
  /** Told when the child has died and was started again. */
  onRestart: () => void;
  /** Told when it cannot be started again; the sign-in service is gone. */
  onLost: (failure: Error) => void;
};

const ENTRY = join(import.meta.dirname, 'emulator-process.ts');
const READY_MS = 60_000;
/** A child that dies as soon as it runs would otherwise be started forever. */
const RESTARTS = 5;

/**
 * Starts the embedded sign-in service in a child process. The child ends with this process, however that ends, and
 * is started again when it dies alone. Throws a StartFailure.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  let stopping = false;
  let restarts = 0;
  let { child, port } = await startChild(options, options.port);
  watch();

  function watch(): void {
    child.once('exit', () => {
      if (!stopping) void restart();
    });
  }

  async function restart(): Promise<void> {
    restarts++;
    if (restarts > RESTARTS) {
      options.onLost(
        new StartFailure('The embedded sign-in service keeps dying; see what it printed above.'),
      );
      return;
    }
    try {
      ({ child } = await startChild(options, port));
      if (stopping) child.disconnect();
      watch();
      options.onRestart();
    } catch (error) {
      options.onLost(error as Error);
    }
  }

  return {
    address: `127.0.0.1:${port}`,
    secret: options.secret,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || !child.connected) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

async function startChild(
  { projectId, dataDir, secret }: EmulatorOptions,
  port: number,
): Promise<{ child: ChildProcess; port: number }> {
  const file = join(dataDir, 'identity.json');
  const child = fork(ENTRY, [projectId, String(port), file], {
    // Nothing of this process's environment: it may hold secrets.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, [SECRET_VARIABLE]: secret },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const report = await firstReport(child);
  if (report.type === 'ready') return { child, port: report.port };
  if (child.connected) child.disconnect();
  throw failureOf(report, port, file);
}

function firstReport(child: ChildProcess): Promise<EmulatorReport> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ type: 'failed', reason: 'no answer' }), READY_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as EmulatorReport);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ type: 'failed', reason: `exit ${code ?? signal}` });
    });
  });
}

function failureOf(report: EmulatorReport, port: number, file: string): StartFailure {
  switch (report.type) {
    case 'port-taken':
      return new StartFailure(
        `Port ${port} for the embedded sign-in service is taken; stop what uses it or set AUTH_EMULATOR_PORT.`,
      );
    case 'damaged':
      return new StartFailure(
        `The accounts in ${file} cannot be read because the file is damaged; nothing was changed, put a backup there or move it away to start without accounts.`,
      );
    default:
      return new StartFailure(
        `The embedded sign-in service could not be started (${report.type === 'failed' ? report.reason : report.type}).`,
      );
  }
}

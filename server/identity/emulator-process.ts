import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { accountKeeper, type ProjectState, restoreAccounts } from './account-file.ts';
import type { EmulatorReport } from './emulator.ts';

/**
 * Entry point of the child process that is the embedded sign-in service: the Auth emulator of firebase-tools, whose
 * accounts are in memory only, with every change written to a file before its answer leaves.
 *
 * node emulator-process.ts PROJECT PORT FILE
 */
const [projectId = '', port = '', file = ''] = process.argv.slice(2);

type EmulatorModules = {
  server: {
    createApp(id: string, mode: undefined, states: Map<string, ProjectState>): Promise<RequestListener>;
  };
  state: { AgentProjectState: new (id: string) => ProjectState };
};

const require = createRequire(import.meta.url);
const load = <Name extends keyof EmulatorModules>(name: Name): EmulatorModules[Name] =>
  require(`firebase-tools/lib/emulator/auth/${name}.js`);

const BIND_TRIES = 10;
const BIND_PAUSE_MS = 200;

// It ends with its parent and only then: Ctrl-C reaches the whole group, and the parent stops in its own order.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

const report = (message: EmulatorReport) => process.send?.(message);

async function run(): Promise<void> {
  const state = new (load('state').AgentProjectState)(projectId);
  try {
    restoreAccounts(file, state);
  } catch {
    report({ type: 'damaged' });
    return;
  }
  const store = accountKeeper(file, state);
  const emulator = await load('server').createApp(projectId, undefined, new Map([[projectId, state]]));
  const server = createServer((request, response) => {
    const end = response.end;
    // Synchronous on purpose: whatever this request has changed is on disk before anybody is told that it worked.
    response.end = ((...args: Parameters<typeof end>) => {
      if (request.method !== 'GET') store();
      return end.apply(response, args);
    }) as typeof end;
    emulator(request, response);
  });
  let tries = 0;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // After a kill -9 the last child may hold the port a moment longer than its parent lived.
    if (error.code === 'EADDRINUSE' && ++tries < BIND_TRIES) setTimeout(listen, BIND_PAUSE_MS);
    else report(error.code === 'EADDRINUSE' ? { type: 'port-taken' } : { type: 'failed', reason: error.code ?? '' });
  });
  server.on('listening', () => {
    const address = server.address();
    report({ type: 'ready', port: typeof address === 'object' && address ? address.port : Number(port) });
  });
  // Unsigned tokens: this machine only.
  const listen = () => server.listen(Number(port), '127.0.0.1');
  listen();
}

void run();

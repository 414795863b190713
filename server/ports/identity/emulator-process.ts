import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { accountKeeper, type ProjectState, restoreAccounts } from './account-file.ts';
import type { EmulatorReport } from './emulator.ts';
import { isOurs, SECRET_VARIABLE } from './emulator-gate.ts';

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
  apiSpec: { default: { paths: Record<string, unknown> } };
};

const require = createRequire(import.meta.url);
const load = <Name extends keyof EmulatorModules>(name: Name): EmulatorModules[Name] =>
  require(`firebase-tools/lib/emulator/auth/${name}.js`);

/**
 * The calls that the firebase client and firebase-admin make for accounts. Those that believe what anybody could have
 * written (tokens of identity providers, custom tokens) or tell which addresses have an account are not there. The
 * emulator compiles a validator for each parameter of every path it has: with these it is ready in a third of the time.
 */
const KEPT =
  /^\/(v1\/(accounts:(signUp|signInWithPassword|lookup|update|resetPassword|delete)$|projects$|token$|projects\/\{targetProjectId\}\/accounts(:|$))|v2\/(passwordPolicy|recaptchaConfig)|emulator\/v1\/projects\/\{targetProjectId\}\/oobCodes$)/;

function dropUnusedPaths(): void {
  const { paths } = load('apiSpec').default;
  for (const path of Object.keys(paths)) if (!KEPT.test(path)) delete paths[path];
}

const BIND_TRIES = 10;
const BIND_PAUSE_MS = 200;

// It ends with its parent and only then: Ctrl-C reaches the whole group, and the parent stops in its own order.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

/** Without a parent to hear it there is nothing left to do. */
const report = (message: EmulatorReport) =>
  process.send?.(message, undefined, {}, (error) => {
    if (error) process.exit(0);
  });

async function run(): Promise<void> {
  const state = new (load('state').AgentProjectState)(projectId);
  try {
    restoreAccounts(file, state);
  } catch {
    report({ type: 'damaged' });
    return;
  }
  const store = accountKeeper(file, state);
  const server = createServer();
  // Before the emulator is made, which takes a second: a taken port is known at once.
  const bound = await listen(server);
  if (bound.type !== 'ready') {
    report(bound);
    return;
  }
  dropUnusedPaths();
  const emulator = await load('server').createApp(projectId, undefined, new Map([[projectId, state]]));
  const secret = process.env[SECRET_VARIABLE] ?? '';
  server.on('request', (request, response) => {
    if (!isOurs(request.headers, secret, `127.0.0.1:${bound.port}`)) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('this port answers its own server only\n');
      return;
    }
    const end = response.end;
    // Synchronous on purpose: whatever this request has changed is on disk before anybody is told that it worked.
    response.end = ((...args: Parameters<typeof end>) => {
      if (request.method !== 'GET') store();
      return end.apply(response, args);
    }) as typeof end;
    emulator(request, response);
  });
  report(bound);
}

/** Takes the port. After a kill -9 the last child may hold it a moment longer than its parent lived. */
async function listen(server: Server): Promise<EmulatorReport> {
  for (let attempt = 1; ; attempt++) {
    const code = await tryListen(server);
    const address = server.address();
    if (code === undefined && typeof address === 'object' && address)
      return { type: 'ready', port: address.port };
    if (code !== 'EADDRINUSE') return { type: 'failed', reason: code ?? 'no address' };
    if (attempt === BIND_TRIES) return { type: 'port-taken' };
    await new Promise((resolve) => setTimeout(resolve, BIND_PAUSE_MS));
  }
}

/** Error code of `listen`, if any. Unsigned tokens: this machine only. */
async function tryListen(server: Server): Promise<string | undefined> {
  try {
    const listening = once(server, 'listening');
    server.listen(Number(port), '127.0.0.1');
    await listening;
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

void run();

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { endProgram } from './end-program.ts';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/bin/redis-server';

export const hasRedis = (): boolean => existsSync(PROGRAM);

/** A Redis of its own, which keeps nothing on disk. */
export type RedisServer = {
  readonly url: string;
  /** Kills it; `start` brings it back on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** It keeps its connections, and answers nothing until `goOn`. */
  hang(): void;
  goOn(): void;
};

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let program: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      program = spawn(PROGRAM, options, { stdio: 'ignore' });
      const client = new Redis(url, { retryStrategy: () => 50 });
      client.on('error', () => {});
      // Not by `once` of node:events: that fails at the first try that finds nobody.
      await new Promise<void>((resolve) => client.once('ready', resolve));
      client.disconnect();
    },
    async stop() {
      if (program === undefined) return;
      await endProgram(program, 'SIGKILL');
      program = undefined;
    },
    hang: () => void program?.kill('SIGSTOP'),
    goOn: () => void program?.kill('SIGCONT'),
  };
  await server.start();
  return server;
}

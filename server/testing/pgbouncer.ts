import { spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProgram } from './end-program.ts';
import { freePort } from './free-port.ts';
import { connect, databaseUser } from './postgres-cluster.ts';
import { newScratch, removeScratch } from './scratch.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export const hasPgbouncer = (): boolean => existsSync(PROGRAM);

/** A pooler in transaction mode. */
export type Pooler = {
  /** The same database through it. */
  readonly url: string;
  stop(): Promise<void>;
};

/** Starts PgBouncer in front of the database of this URL, set up as README says. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const folder = newScratch('pgbouncer');
  const listenPort = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const as = databaseUser();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const program = spawn(PROGRAM, [settings], { ...as, cwd: folder, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${listenPort}${pathname}`;
  await (await connect(url)).end();
  return {
    url,
    async stop() {
      await endProgram(program, 'SIGKILL');
      removeScratch(folder);
    },
  };
}

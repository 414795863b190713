import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { endProgram } from './end-program.ts';
import { freePort } from './free-port.ts';
import { newScratch, removeScratch } from './scratch.ts';

/** A PostgreSQL server of its own on a free port, with its data in a temporary folder. */
export type PostgresCluster = {
  /** URL of a new, empty database. */
  newDatabase(name?: string): Promise<string>;
  /** Ends every connection but this one's, as a broken network does. */
  cutConnections(): Promise<void>;
  /** Kills the server in the middle of whatever it does, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** A streaming replica on a port of its own. It ends with the cluster. */
  addReplica(): Promise<PostgresReplica>;
  stop(): Promise<void>;
};

export type PostgresReplica = {
  /** The same database there. */
  urlOf(url: string): string;
  /** What it receives is not shown until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Kills it, and starts it again on the same data and port. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const LOSSY = ['-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];
const DEBIAN = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs, newest first; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL and its pooler refuse to run as root: there they run as PostgreSQL's own user. */
export function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * `durable: false`: faster, and a crash may lose what was committed. `memory`: its shared buffers, for a large database.
 */
export async function startPostgres(
  bin: string,
  { durable = true, memory }: { durable?: boolean; memory?: string } = {},
): Promise<PostgresCluster> {
  const folder = newScratch('postgres');
  const as = databaseUser();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const replicas: PostgresReplica[] = [];
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  const port = await freePort();
  const serve = (of: string, at: number) => {
    const options = ['-D', of, '-p', String(at), '-h', '127.0.0.1', '-k', folder, '-F'];
    const buffers = memory === undefined ? [] : ['-c', `shared_buffers=${memory}`];
    return spawn(join(bin, 'postgres'), [...options, ...(durable ? [] : LOSSY), ...buffers], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
  };
  const start = () => serve(data, port);
  let server = start();
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let admin = await connect(urlOf('postgres'));
  let count = 0;
  return {
    async newDatabase(name = `test_${++count}`) {
      await admin.query(`create database ${name}`);
      return urlOf(name);
    },
    async cutConnections() {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
    },
    async crash() {
      await admin.end();
      // Its children die with it; the log of writes is all that a restart has.
      await endProgram(server, 'SIGQUIT');
      server = start();
      admin = await connect(urlOf('postgres'));
    },
    async addReplica() {
      const copy = join(folder, `replica-${replicas.length + 1}`);
      const at = await freePort();
      const made = spawnSync(
        join(bin, 'pg_basebackup'),
        ['-D', copy, '-d', urlOf('postgres'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
        { ...as, cwd: folder, encoding: 'utf8' },
      );
      if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.stderr}`);
      const replica = await startReplica(() => serve(copy, at), at);
      replicas.push(replica);
      return replica;
    },
    async stop() {
      for (const replica of replicas) await replica.stop();
      await admin.end();
      // Immediate: the folder goes with it.
      await endProgram(server, 'SIGQUIT');
      removeScratch(folder);
    },
  };
}

async function startReplica(serve: () => ChildProcess, port: number): Promise<PostgresReplica> {
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  const tell = async (statement: string) => {
    const client = await connect(urlOf('postgres'));
    await client.query(statement);
    await client.end();
  };
  const replica: PostgresReplica = {
    urlOf: (url) => urlOf(url.replace(/.*\//, '')),
    pause: () => tell('select pg_wal_replay_pause()'),
    resume: () => tell('select pg_wal_replay_resume()'),
    async stop() {
      if (server === undefined) return;
      await endProgram(server, 'SIGQUIT');
      server = undefined;
    },
    async start() {
      server = serve();
      await tell('select 1');
    },
  };
  await replica.start();
  return replica;
}

/** Connects as soon as somebody listens there. */
export async function connect(url: string): Promise<Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

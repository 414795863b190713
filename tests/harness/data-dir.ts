import { cpSync } from 'node:fs';
import { SYSTEM, systemOf, writeMeta } from '../../server/database/epoch.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { postgresPrograms, startPostgres } from '../../server/testing/postgres-cluster.ts';
import { copyPostgres, type PostgresTemplate } from '../../server/testing/postgres-copy.ts';
import { newScratch, removeScratch } from '../../server/testing/scratch.ts';
import { keepDatabase } from './databases.ts';
import { startServer } from './server.ts';

/** A folder for the data of one server, removed by the caller. */
export type DataDir = { dataDir: string; remove: () => Promise<void> };

/** Environment variables, set by `makeSamples`: folders with the sample market, and the PostgreSQL that goes with one. */
const EMBEDDED = 'SAMPLE_DATA_DIR';
const HOSTED = 'SAMPLE_HOSTED';

type Hosted = PostgresTemplate & { dataDir: string };

export async function newDataDir(): Promise<DataDir> {
  const dataDir = newScratch('data');
  return { dataDir, remove: async () => removeScratch(dataDir) };
}

/** With the embedded database, as a server has left it after its first start: a sample market costs seconds to make. */
export async function newSampleDir(): Promise<DataDir> {
  const folder = await newDataDir();
  const sample = process.env[EMBEDDED];
  // Without it the first start fills the folder, as it does for everybody.
  if (sample) copyInto(folder.dataDir, sample);
  return folder;
}

/** The same with a database in PostgreSQL, where that is installed: servers need a quarter less of the processor then. */
export async function newHostedSampleDir(): Promise<DataDir> {
  const hosted = process.env[HOSTED];
  if (!hosted) return newSampleDir();
  const { dataDir: sample, ...template } = JSON.parse(hosted) as Hosted;
  const folder = await newDataDir();
  copyInto(folder.dataDir, sample);
  const { url, drop } = await copyPostgres(template);
  keepDatabase(folder.dataDir, url);
  await keepEpoch(url);
  return {
    dataDir: folder.dataDir,
    remove: async () => {
      await drop();
      await folder.remove();
    },
  };
}

/**
 * Lets servers fill folders once, for all processes that are started from here on; gives how to remove them.
 * @param furnish what else is done to the folder that `newHostedSampleDir` copies
 */
export async function makeSamples(
  furnish: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<() => Promise<void>> {
  const embedded = await newDataDir();
  // Side by side: an embedded database is filled by one core.
  const furnished = async () => {
    const hosted = await makeHosted();
    if (hosted) await furnish(hosted.dataDir);
    return hosted;
  };
  const [hosted] = await Promise.all([furnished(), fill(embedded)]);
  if (!hosted) await furnish(embedded.dataDir);
  process.env[EMBEDDED] = embedded.dataDir;
  return async () => {
    await hosted?.remove();
    await embedded.remove();
  };
}

const TEMPLATE = 'sample';

async function makeHosted(): Promise<DataDir | undefined> {
  const bin = postgresPrograms();
  if (!bin) return undefined;
  const cluster = await startPostgres(bin, { durable: false });
  const url = await cluster.newDatabase(TEMPLATE);
  const folder = await newDataDir();
  keepDatabase(folder.dataDir, url);
  await fill(folder);
  const hosted: Hosted = {
    dataDir: folder.dataDir,
    admin: url.replace(/[^/]*$/, 'postgres'),
    template: TEMPLATE,
  };
  process.env[HOSTED] = JSON.stringify(hosted);
  return {
    dataDir: folder.dataDir,
    remove: async () => {
      await cluster.stop();
      await folder.remove();
    },
  };
}

/** Devices that have seen the sample go on with its copy: it is not the database of another epoch. */
async function keepEpoch(url: string): Promise<void> {
  const { db, close } = await openPostgres(url);
  await writeMeta(db, SYSTEM, await systemOf(db));
  await close();
}

async function fill({ dataDir }: DataDir): Promise<void> {
  const server = await startServer(dataDir);
  await server.stop();
}

/** At once: file by file between other work it takes several times as long. */
function copyInto(dataDir: string, sample: string): void {
  cpSync(sample, dataDir, { recursive: true });
}

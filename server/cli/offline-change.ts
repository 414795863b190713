import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { ChangeParts } from '../api/call-parts.ts';
import type { Ports } from '../api/change-context.ts';
import { createMetrics } from '../base/metrics.ts';
import type { Effects } from '../database/change-log/effects.ts';
import { databaseClock } from '../database/database-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { startBilling } from '../ports/billing/start-billing.ts';
import { gazetteer } from '../ports/gazetteer/load-gazetteer.ts';
import { assertDatabaseIn, takeDataFolder } from './start/data-folder.ts';
import { asServed } from './start/served-settings.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { openFiles } from './start/start-ports.ts';
import { signalServers } from './start/start-realtime.ts';

export type OfflineChange = {
  parts: ChangeParts;
  /** Tells servers that run beside this process what was changed. */
  signal: (effects: Effects) => Promise<void>;
};

const chance = { newId: () => v7(), randomBytes: (count: number) => randomBytes(count) };

/**
 * Runs changes of the command line on the database of the settings, and closes it.
 * @param on `served`: only on a database that a server has made; `any`: it is made where there is none
 */
export async function withOfflineChange(
  on: 'served' | 'any',
  act: (change: OfflineChange) => Promise<void>,
): Promise<void> {
  const own = readSettings(process.env, process.cwd());
  // The folder may be the server's: two processes on one embedded database would destroy it.
  const isEmbedded = own.databaseUrl === undefined;
  const lock = isEmbedded ? takeDataFolder(own.dataDir) : undefined;
  try {
    if (isEmbedded && on === 'served') assertDatabaseIn(own.dataDir);
    const { db, close } = await openDatabase(own, chance.newId);
    try {
      const settings = await asServed(db, own);
      const { clock } = await databaseClock(
        db,
        () => new Date(),
        () => () => {},
      );
      const ports = await portsOf(settings);
      const parts = { db, clock, chance, sleep, metrics: createMetrics(), ports, settings };
      await act({
        parts,
        signal: ({ buckets }) => signalServers(settings, db, buckets),
      });
    } finally {
      await close();
    }
  } finally {
    lock?.release();
  }
}

/**
 * Mails, sign-outs and erased bytes leave as work of the server's, which may run beside this process: no command
 * reaches those ports itself. Files are only read.
 */
async function portsOf(settings: Settings): Promise<Ports> {
  return {
    billing: await startBilling(settings.billing),
    files: await openFiles(settings),
    identity: absent('identity'),
    mail: absent('mail'),
    gazetteer,
    pages: absent('pages'),
    proof: absent('proof'),
    push: absent('push'),
    vatRegister: absent('vatRegister'),
  };
}

function absent<Port extends object>(name: string): Port {
  return new Proxy({} as Port, {
    get: () => {
      throw new Error(`the ${name} port is the server’s; queue work for it`);
    },
  });
}

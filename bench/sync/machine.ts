import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Machine } from './figures.ts';

/** The app's own: RxDB brings a Dexie for itself. */
const OF_THE_APP = ['dexie', 'firebase'];
const PACKAGES = [
  'dexie',
  'rxdb',
  'pouchdb-browser',
  'firebase',
  '@tanstack/offline-transactions',
  '@tanstack/db',
  'workbox-background-sync',
];

/** Where and with what the figures were taken. The date is handed in, so that a run can be repeated as it was. */
export function machineOf(given: Pick<Machine, 'date' | 'chromium' | 'rows' | 'quick'>): Machine {
  const version = (name: string) => {
    const from = OF_THE_APP.includes(name) ? new URL('../../src/', import.meta.url) : import.meta.url;
    return JSON.parse(readFileSync(findPackageJSON(name, from) as string, 'utf8')).version as string;
  };
  return {
    ...given,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release().split('-')[0]}`,
    node: process.version,
    packages: Object.fromEntries(PACKAGES.map((name) => [name, version(name)])),
  };
}

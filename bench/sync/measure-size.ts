import type { Bench } from './measure.ts';
import { engineSize, librarySize } from './size.ts';

/** What a page has to load of each library, minified and gzipped. */
const LIBRARIES = [
  [
    'rxdb',
    `export { createRxDatabase } from 'rxdb'; export { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'; export { replicateRxCollection } from 'rxdb/plugins/replication';`,
  ],
  ['pouchdb', `export { default } from 'pouchdb-browser';`],
  [
    'firestore',
    `export { initializeApp } from 'firebase/app'; export { initializeFirestore, persistentLocalCache, persistentMultipleTabManager, collection, doc, query, orderBy, limit, where, onSnapshot, setDoc, updateDoc, deleteDoc, writeBatch } from 'firebase/firestore';`,
  ],
  [
    'tanstack',
    `export { createCollection, createLiveQueryCollection } from '@tanstack/db'; export { startOfflineExecutor } from '@tanstack/offline-transactions';`,
  ],
  ['workbox', `export { Queue } from 'workbox-background-sync';`],
] as const;

export async function addSizes(add: Bench['add']): Promise<void> {
  const cell = { measure: 'footprint', throttle: 1, unit: 'KiB' } as const;
  const ours = { ...cell, subject: 'ours' } as const;
  const engine = [
    ['gzip, engine over Dexie', ['contract'], 'contract outside'],
    ['gzip, engine over Dexie without effects', ['contract', 'mutators'], 'contract and mutators outside'],
    ['gzip, engine over Dexie and contract', [], 'contract inside'],
  ] as const;
  for (const [of, outside, note] of engine) add({ ...ours, of, values: [await engineSize(outside)], note });
  add({
    ...ours,
    of: 'gzip, all that it needs',
    values: [
      await librarySize(
        `export { createEngine } from '${SRC}/sync/engine.ts'; export { createTransport } from '${SRC}/sync/wire/transport.ts'; export { Replica } from '${SRC}/replica/database.ts';`,
      ),
    ],
    note: 'Dexie, zod and contract inside',
  });
  for (const [subject, source] of LIBRARIES)
    add({ ...cell, subject, of: 'gzip, all that it needs', values: [await librarySize(source)] });
}

const SRC = new URL('../../src', import.meta.url).pathname;

import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import { replicaName } from '../../src/replica/database.ts';
import { AppContext } from './app-context.ts';
import type { Device } from './device.ts';
import type { Kept } from './ledger.ts';
import { SEEKERS } from './people.ts';

/** The database as it was before the outbox knew files, undo and what an effect is made of. */
function openOld(name: string, indexedDB: IDBFactory): Dexie {
  const db = new Dexie(name, { indexedDB, IDBKeyRange });
  const row = '_id, _bucket';
  db.version(1).stores({
    applicant: `${row}, _jobId, _conversationId`,
    application: `${row}, _jobId, _conversationId`,
    company: row,
    companyJob: row,
    conversation: `${row}, _applicationId`,
    job: `${row}, _companyId`,
    message: `${row}, _conversationId`,
    notification: `${row}, createdAt`,
    user: row,
    base: 'key',
    tombstone: 'key',
    outbox: '++order, &id, state, lane, *touches',
    meta: 'key',
    lease: 'id',
    draft: 'key',
  });
  db.version(2).stores({ creator: row, offer: `${row}, _applicationId, _conversationId` });
  return db;
}

/**
 * An older version of the app has left a full outbox, and may be open still (rule W10). Where this version has opened
 * the store before, Dexie lets the old one in all the same and puts its schema back.
 */
export function leaveOldOutbox(device: Device, then: () => void): void {
  const { world, identity, storage } = device;
  const { scheduler, ledger, random } = world;
  const uid = identity.uid as string;
  const old = new AppContext(device, uid, 'tab', 0);
  const at = new Date(device.clock()).toISOString();
  const job = random.pick(
    [...world.server.state.jobs.values()].filter(({ status }) => status === 'published'),
  );
  const entries = Array.from({ length: 1 + random.below(4) }, () => {
    const applies = job && (SEEKERS as readonly string[]).includes(uid) && random.chance(0.4);
    return applies
      ? entry('application.add', {
          _id: world.newId(),
          _jobId: job._id,
          _conversationId: world.newId(),
          note: '',
          jobRev: 1,
        })
      : entry('notification.read-all', { userId: uid, upTo: at });
  });
  function entry<Name extends MutationName>(name: Name, args: MutationArgs<Name>) {
    const id = world.newId();
    const { lane } = ledger.made(id, old, name, args as never, null);
    const waiting = {
      state: 'waiting',
      fence: 0,
      tries: 0,
      rounds: 0,
      nextAt: 0,
      refusal: null,
      touches: [],
    };
    return { id, format: 1, name, args, lane, after: null, at, ...waiting };
  }
  for (const { id } of entries) (ledger.entries.get(id) as Kept).old = true;
  scheduler.after(0, `${device.name} has an old app with ${entries.length} entries`, old, () => {
    const db = openOld(replicaName(uid), storage.factoryFor(old));
    db.table('outbox')
      .bulkAdd(entries)
      .then(
        () => {
          for (const { id } of entries) (ledger.entries.get(id) as Kept).fate = 'saved';
          if (random.chance(0.5)) db.close();
        },
        () => db.close(),
      )
      .then(then);
  });
}

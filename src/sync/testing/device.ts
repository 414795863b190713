import { IDBFactory } from 'fake-indexeddb';
import type { SealKey } from '../../../contract/entities/rights.ts';
import { saveDraft } from '../../replica/drafts.ts';
import { createCacheBoxes } from '../../replica/store/boxes.ts';
import { createMemoryJournal } from '../../replica/store/memory-journal.ts';
import { systemTimer } from '../../replica/store/within.ts';
import { memoryCaches } from '../../testing/store.ts';
import type { PutAwayPorts } from '../session/put-away.ts';
import { keepSealKey } from '../session/seal-key.ts';
import { sweepDevice } from '../session/shared-device.ts';
import { takeOut } from '../session/take-out.ts';
import type { WithLock } from '../wire/lock.ts';
import {
  answer,
  changed,
  engineFor,
  job,
  messageArgs,
  openReplica,
  page,
  START,
  UID,
  uuid,
} from './engine.ts';
import { waitingFile } from './files.ts';

/** For the tests of shared devices: one whose people come and go, and that can crash at any step. */

export async function newPair(): Promise<Required<SealKey>> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const publicKey = Buffer.from(await subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  return { publicKey, privateKey: (await subtle.exportKey('jwk', pair.privateKey)).d as string };
}

export function sharedDevice(pair: Required<SealKey>) {
  const factory = new IDBFactory();
  const journal = createMemoryJournal();
  const boxes = createCacheBoxes(memoryCaches());
  const sealed = new Set<string>();
  const time = { now: START };
  let ids = 0;
  let stepsLeft = Number.POSITIVE_INFINITY;
  const step = () => {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new Error('crashed');
  };
  /** Each of its methods is a step. */
  const stepping = <Parts extends object>(parts: Parts): Parts =>
    new Proxy(parts, {
      get: (_, name) => {
        const value = Reflect.get(parts, name, parts);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          step();
          return value.apply(parts, given);
        };
      },
    });
  const queues = new Map<string, Promise<unknown>>();
  const lock: WithLock = (name, work) => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  const ports: PutAwayPorts = {
    factory: stepping(factory),
    journal: stepping(journal),
    boxes: stepping(boxes),
    subtle: crypto.subtle,
    timer: systemTimer,
    clock: () => time.now,
    newId: () => uuid(9000 + ids++),
    lock,
    isSealed: async (uid) => sealed.has(uid),
  };
  const askKey = async () => pair;
  return {
    factory,
    journal,
    boxes,
    ports,
    sealed,
    time,
    /** The step after so many fails, and all that follow, until it is called again without a number; answers whether it came to that. */
    crashAfter: (steps = Number.POSITIVE_INFINITY): boolean => {
      const crashed = stepsLeft < 0;
      stepsLeft = steps;
      return crashed;
    },
    /** What the next start does first. */
    start: (here: string[] = []) => sweepDevice(ports, new Set(here)),
    /** With a replica that has read the market, two messages, one of them with a file, and a draft. */
    live: async ({ withKey = true } = {}) => {
      const db = openReplica(UID, factory);
      const { engine } = engineFor(
        ({ name }) =>
          name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : answer({}),
        { db },
      );
      await engine.pull();
      if (withKey) await keepSealKey(db, askKey);
      const file = waitingFile(uuid(700), 3000);
      const first = await engine.mutate('conversation.add-message', messageArgs(1, 'Zuerst.'));
      const second = await engine.mutate(
        'conversation.add-message',
        { ...messageArgs(2, 'Danach.'), attachments: [file.id] },
        { files: [file] },
      );
      await saveDraft(db, 'application:x', { note: 'Noch nicht fertig.' }, new Date(START).toISOString());
      db.close();
      return { first, second, file };
    },
    /** The person has signed in again. */
    back: async () => {
      sealed.delete(UID);
      const db = openReplica(UID, factory);
      // The transaction itself is a step, too.
      db.guard = async (work) => {
        step();
        return work();
      };
      const take = () => takeOut(db, { boxes: stepping(boxes), subtle: crypto.subtle, lock, askKey });
      return { db, take };
    },
    /** Everything that lies here, as text. */
    everything: async () => {
      const found: unknown[] = [await journal.list(UID), await journal.readMarker(UID)];
      for (const { name = '' } of await factory.databases()) {
        const db = openReplica(name.replace(/^zusage:/, ''), factory);
        for (const table of db.tables) found.push(await table.toArray());
        db.close();
      }
      for (const { id, items } of await boxes.list(UID))
        for (const item of [undefined, ...items])
          found.push(new TextDecoder('latin1').decode(await boxes.read(UID, id, item)));
      return JSON.stringify(found);
    },
  };
}

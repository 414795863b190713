import { FirestoreServer } from '@firestore-emulator/server';
import { Firestore as ServerFirestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostedRealtime } from '../../server/ports/realtime/hosted-realtime.ts';
import { memoryRealtime } from '../../server/ports/realtime/memory-realtime.ts';
import type { Realtime } from '../../server/ports/realtime/realtime.ts';
import { firestoreSignals as signalStore } from '../../server/ports/realtime/signal-store.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { firestoreSignals, type OpenStore, ownStore } from '../../src/auth/firestore-signals.ts';
import { createSignals } from '../../src/sync/pull/signals.ts';
import { openRelay, type Relay } from '../harness/relay.ts';
import { signalsContract } from './contract.ts';

// The library waits a second and more before it connects again.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROJECT = 'demo-zusage';
const COMPANY = '01932f6e-0000-7000-8000-000000000001';

/**
 * Both sides as they are, over an emulator that serves one listener a connection and knows no rules: each document
 * gets an app of its own here, where a browser has one for both. What `firestore.rules` forbids is not shown by this.
 */
describe('documents in Firestore', () => {
  let emulator: FirestoreServer;
  let relay: Relay;
  let realtime: Realtime;

  beforeAll(async () => {
    // That the line is broken is what the test is about.
    setLogLevel('silent');
    // The server's client would look for a cloud machine it runs on.
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    emulator = new FirestoreServer();
    const port = await freePort();
    await emulator.start(port);
    relay = await openRelay(port);
    const store = signalStore(
      new ServerFirestore({
        projectId: PROJECT,
        host: `127.0.0.1:${port}`,
        ssl: false,
        customHeaders: { Authorization: 'Bearer owner' },
      }),
    );
    realtime = hostedRealtime(memoryRealtime(), {
      store,
      membersOf: async (id) => (id === COMPANY ? ['ben'] : []),
      // The pace is tested beside it.
      alarm: (_, ring) => {
        setImmediate(ring);
        return () => undefined;
      },
      report: (event, error) => {
        throw new Error(event, { cause: error });
      },
    });
  });
  afterAll(async () => {
    await realtime.close();
    await relay.close();
    emulator.stop();
    vi.unstubAllEnvs();
  });

  let opened = 0;
  const openStores: OpenStore = () => {
    const closing: (() => Promise<void>)[] = [];
    return {
      of: () => {
        opened += 1;
        const app = initializeApp({ projectId: PROJECT, apiKey: 'demo' }, `device-${opened}`);
        const store = initializeFirestore(app, {});
        connectFirestoreEmulator(store, '127.0.0.1', relay.port);
        closing.push(async () => {
          await terminate(store);
          await deleteApp(app);
        });
        return store;
      },
      close: async () => {
        for (const close of closing) await close();
      },
    };
  };

  signalsContract(() => ({
    device: (uid) =>
      createSignals(firestoreSignals(uid, openStores), {
        clock: Date.now,
        random: () => 0.5,
        rest: async () => undefined,
      }),
    publish: (...buckets) => realtime.publish(buckets),
    company: `company:${COMPANY}`,
    relay,
  }));
});

test('the store of the signed-in app can be opened again after it was closed', async () => {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'demo' });
  const first = ownStore();
  await first.close();
  const second = ownStore();
  expect(second.of('market')).not.toBe(first.of('market'));
  await second.close();
  await deleteApp(app);
});

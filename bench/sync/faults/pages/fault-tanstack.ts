import { createCollection } from '@tanstack/db';
import { IndexedDBAdapter, NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { messageArgs } from '../../pages/taps.ts';

/** As its README and its guide for offline use show it: the key goes along, 4xx is final, the rest is tried again. */

type Tap = { _id: string; row: ReturnType<typeof messageArgs> };
const taps = createCollection<Tap, string>({
  id: 'tap',
  getKey: (row) => row._id,
  startSync: true,
  sync: { sync: ({ markReady }) => void markReady() },
});

/** The library tells nobody when an entry is stored; this does. */
class ToldStorage extends IndexedDBAdapter {
  readonly stored = new Map<string, () => void>();
  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value);
    this.stored.get(key)?.();
    this.stored.delete(key);
  }
}
const storage = new ToldStorage();

const offline = startOfflineExecutor({
  collections: { tap: taps },
  storage,
  mutationFns: {
    async send({ transaction, idempotencyKey }) {
      const response = await fetch('/api/conversation/add-message', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify((transaction.mutations[0]?.modified as Tap | undefined)?.row),
      });
      const { status } = response;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429)
        throw new NonRetriableError('refused');
      if (!response.ok) throw new Error('server error');
      await response.json();
    },
  },
});
await offline.waitForInit();
// A tab that is not the leader keeps nothing: after a kill the lock has to be free first.
while (!offline.isOfflineEnabled) await new Promise((resolve) => setTimeout(resolve, 50));

window.faults = {
  async tap(n) {
    const row = messageArgs(n);
    const transaction = offline.createOfflineTransaction({ mutationFnName: 'send', autoCommit: false });
    const stored = new Promise<void>((resolve) => {
      storage.stored.set(`tx:${(transaction as { id: string }).id}`, resolve);
    });
    transaction.mutate(() => taps.insert({ _id: row.clientId, row }));
    transaction.commit().catch(() => undefined);
    await stored;
  },
  async left() {
    const pending = await offline.peekOutbox();
    return { waiting: pending.map(({ keys }) => String(keys[0]).split('/').at(-1) ?? ''), stopped: [] };
  },
};

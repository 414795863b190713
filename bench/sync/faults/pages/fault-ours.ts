import { drivePage, type PageDriver } from '../../../../src/app/page-driver.ts';
import { keepDeviceStore, type StoreKeeping } from '../../../../src/app/store-keeping.ts';
import { messageArgs } from '../../pages/taps.ts';
import { faultEngine } from './fault-ours-engine.ts';
import { startWorker } from './fault-page.ts';

await startWorker('/fault-ours-worker.js');
let driver: PageDriver | undefined;
const wake = () => driver?.kick();
let keeping: StoreKeeping | undefined;
const engine = faultEngine(wake, (tap, write) => keeping?.writeWithJournal(tap, write) ?? write());
keeping = keepDeviceStore(engine.db, {
  wake,
  replace: () => undefined,
  begin: Promise.resolve(),
  start: Promise.resolve(),
});
await engine.pull();
// Nobody sends signals here: nothing comes but what this device has sent.
driver = drivePage(
  engine,
  (_, abort) => new Promise((resolve) => abort.addEventListener('abort', () => resolve())),
  { identified: Promise.resolve(), onPulled: () => undefined },
);

const idOf = (entry: { args: unknown }) => (entry.args as { clientId: string }).clientId;

window.faults = {
  tap: async (n) => void (await engine.mutate('conversation.add-message', messageArgs(n))),
  async left() {
    const entries = await engine.db.outbox.toArray();
    const isStopped = ({ state }: { state: string }) => state === 'refused' || state === 'conflict';
    return {
      waiting: entries.filter((entry) => !isStopped(entry)).map(idOf),
      stopped: entries.filter(isStopped).map(idOf),
    };
  },
};

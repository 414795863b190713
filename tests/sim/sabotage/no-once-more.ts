import type { PullEnd } from '../../../src/sync/pull/pull.ts';
import type { SyncPorts } from '../../../src/sync/wire/ports.ts';

/** Who finds another at it counts on that one, whatever it had asked for by then. */
export function createOnePuller({ db, tryLock }: SyncPorts, pull: () => Promise<PullEnd>) {
  return async (): Promise<PullEnd> => {
    let end: PullEnd = 'complete';
    await tryLock(`pull:${db.uid}`, async () => {
      end = await pull();
    });
    return end;
  };
}

import type { PullEnd, PullWhat } from '../../../src/sync/pull/pull.ts';
import type { SyncPorts } from '../../../src/sync/wire/ports.ts';

/** A context that finds the lock taken relies on its holder, which may have asked before there was any news. */
export function createOnePuller({ db, tryLock }: SyncPorts, pull: (what: PullWhat) => Promise<PullEnd>) {
  return async (what: PullWhat = 'all'): Promise<PullEnd> => {
    let end: PullEnd = 'complete';
    await tryLock(`pull:${db.uid}`, async () => {
      end = await pull(what);
    });
    return end;
  };
}

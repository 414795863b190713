import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { ReplicaProvider } from '../replica/use-live.ts';
import { SyncProvider } from '../sync/use-sync.ts';
import type { AppAccount } from './account.ts';

/** Gives what is below it the replica and the sync of whoever is signed in; nothing where nobody is. */
export function SignedIn({ app, children }: { app: AppAccount; children: ReactNode }) {
  const opened = useSyncExternalStore(app.subscribe, app.opened);
  const sync = useMemo(
    () =>
      opened && {
        mutate: opened.engine.mutate,
        call: app.call,
        discard: opened.engine.discard,
        sendAgain: opened.engine.sendAgain,
        syncNow: () => opened.driver.kick({ wakeSleepers: true }),
        newId: uuidv7,
        now: Date.now,
      },
    [opened, app],
  );
  if (!opened || !sync) return null;
  return (
    <ReplicaProvider value={opened.engine.db}>
      <SyncProvider value={sync}>{children}</SyncProvider>
    </ReplicaProvider>
  );
}

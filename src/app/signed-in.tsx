import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { FilePurpose } from '../../contract/entities/file.ts';
import { useSession } from '../auth/use-account.ts';
import { StoreNotice } from '../layouts/store-notice.tsx';
import { ReplicaProvider } from '../replica/use-live.ts';
import type { ChosenFile } from '../sync/files/prepare-file.ts';
import { createNote } from '../sync/outbox/note.ts';
import { SyncProvider } from '../sync/react/use-sync.ts';
import type { AppAccount } from './account.ts';
import { loadCore } from './load-core.ts';
import { storeWatch } from './store-keeping.ts';

/** Of few accounts, so its code comes with the first of them. */
const GraceNotice = lazy(async () => ({
  default: (await import('../features/rights/grace-notice.tsx')).GraceNotice,
}));

/** Gives its children the replica and the sync of the signed-in person; renders nothing without one. */
export function SignedIn({ app, children }: { app: AppAccount; children: ReactNode }) {
  const opened = useSyncExternalStore(app.subscribe, app.opened);
  const sync = useMemo(() => {
    if (!opened) return null;
    const { engine, driver } = opened;
    const { db, mutate, mutateAll, discard, takeBack, replace, sendAgain, amend } = engine;
    return {
      mutate,
      mutateAll,
      note: createNote(mutate),
      call: app.call,
      fetchJob: app.fetchJob,
      discard,
      takeBack,
      replace,
      sendAgain,
      amend,
      prepareFile: async (file: ChosenFile, purpose: FilePurpose) =>
        (await loadCore()).prepareHere(db, file, purpose),
      reader: app.reader,
      readFile: app.readFile,
      readDocument: app.readDocument,
      syncNow: () => driver.kick({ wakeSleepers: true }),
      newId: uuidv7,
      now: Date.now,
    };
  }, [opened, app]);
  const session = useSession();
  if (!opened || !sync) return null;
  return (
    <ReplicaProvider value={opened.engine.db}>
      <StoreNotice watch={storeWatch} />
      <SyncProvider value={sync}>
        {session?.deletion && (
          <Suspense>
            <GraceNotice of={session} />
          </Suspense>
        )}
        {children}
      </SyncProvider>
    </ReplicaProvider>
  );
}

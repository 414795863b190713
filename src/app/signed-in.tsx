import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { FilePurpose } from '../../contract/entities/file.ts';
import { useSession } from '../auth/use-account.ts';
import { shrinkImage } from '../device/shrink-image.ts';
import { StoreNotice } from '../layouts/store-notice.tsx';
import { bytesHere } from '../replica/queries/files.ts';
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
  const sync = useMemo(
    () =>
      opened && {
        mutate: opened.engine.mutate,
        mutateAll: opened.engine.mutateAll,
        note: createNote(opened.engine.mutate),
        call: app.call,
        fetchJob: app.fetchJob,
        discard: opened.engine.discard,
        takeBack: opened.engine.takeBack,
        replace: opened.engine.replace,
        sendAgain: opened.engine.sendAgain,
        amend: opened.engine.amend,
        prepareFile: async (file: ChosenFile, purpose: FilePurpose) =>
          (await loadCore()).prepareFile(file, purpose, {
            newId: uuidv7,
            subtle: crypto.subtle,
            shrink: shrinkImage,
            estimate: async () => navigator.storage?.estimate?.(),
            bytesHere: () => bytesHere(opened.engine.db),
          }),
        reader: app.reader,
        readFile: app.readFile,
        readDocument: app.readDocument,
        syncNow: () => opened.driver.kick({ wakeSleepers: true }),
        newId: uuidv7,
        now: Date.now,
      },
    [opened, app],
  );
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

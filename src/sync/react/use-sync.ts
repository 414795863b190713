import { createContext, useContext } from 'react';
import type { FilePurpose } from '../../../contract/entities/file.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { CallNow } from '../calls/call.ts';
import type { FetchJob } from '../calls/fetch-job.ts';
import type { Reader } from '../calls/reader.ts';
import type { ChosenFile } from '../files/prepare-file.ts';
import type { ReadDocument, ReadFile } from '../files/read-file.ts';
import type { EntryActions } from '../outbox/entry-actions.ts';
import type { Mutate, MutateAll } from '../outbox/mutate.ts';
import type { Note } from '../outbox/note.ts';

export type { Change } from '../outbox/mutate.ts';

/** What screens may do: change (works always), call now (needs the network), decide about stopped entries. */
export type SyncActions = {
  mutate: Mutate;
  /** Makes the changes of one act: all of them or none. */
  mutateAll: MutateAll;
  /** Makes a change that no screen waits for; a quiet one is dropped while the outbox is full. */
  note: Note;
  call: CallNow;
  /** Asks for a job that is not on this device. Rejects where the code for it cannot be had. */
  fetchJob: FetchJob;
  /** Forgets entries with their effects, also those that may have arrived; how many were not under way. */
  discard: EntryActions['discard'];
  /** Forgets those that have surely not left this device; how many that were. */
  takeBack: EntryActions['takeBack'];
  /** Makes changes in place of entries; false where one of them may have arrived. */
  replace: EntryActions['replace'];
  sendAgain: (entryId: string) => Promise<boolean>;
  /** Gives an entry other arguments and lets it go; false where it was already under way. */
  amend: EntryActions['amend'];
  /** Makes of a chosen file what `mutate` takes along; rejects with `FileProblem`. */
  prepareFile: (file: ChosenFile, purpose: FilePurpose) => Promise<WaitingFile>;
  /** Answers of single calls that are no rows of the replica; screens use `useRead`. */
  reader: Reader;
  /** Bytes of a file that only the server has: needs the network. */
  readFile: ReadFile;
  /** A PDF or an archive that the server makes: needs the network. */
  readDocument: ReadDocument;
  /** Sends and pulls now. */
  syncNow: () => void;
  /** UUIDv7 for what a mutation makes (rule W3). */
  newId: () => string;
  /** This moment by the device's clock. */
  now: () => number;
};

const SyncContext = createContext<SyncActions | null>(null);

export const SyncProvider = SyncContext.Provider;

/** Only below a signed-in route. */
export function useSync(): SyncActions {
  const sync = useContext(SyncContext);
  if (!sync) throw new Error('useSync: nobody is signed in here');
  return sync;
}

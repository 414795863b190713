import { useEffect, useRef, useState } from 'react';
import { DOCUMENTS_MAX } from '../../../contract/profile-limits.ts';
import { keepFile } from '../../replica/keep-file.ts';
import { type DocumentItem, myDocuments } from '../../replica/queries/documents.ts';
import { isReachable } from '../../replica/queries/reachable.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { FileProblem } from '../files/prepare-file.ts';
import type { NotTaken } from './use-attachments.ts';
import { useSync } from './use-sync.ts';

/** Bytes of documents from other devices that are fetched for times without network, at most. */
const FETCHED_MAX = 20 * 1024 * 1024;

/** The person's documents, and what can be done with them. Those of other devices are fetched to be here offline. */
export function useDocuments(uid: string) {
  const { mutate, prepareFile, newId } = useSync();
  const documents = useLive(myDocuments);
  const [preparing, setPreparing] = useState(0);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  useFetchMissing(documents);

  const addOne = async (file: File, known: number) => {
    const fail = (code: NotTaken['code']) =>
      setNotTaken((before) => [...before, { key: newId(), name: file.name, code }]);
    if (known >= DOCUMENTS_MAX) return fail('too_many');
    try {
      const prepared = await prepareFile(file, 'document');
      await mutate('user.add-document', { userId: uid, fileId: prepared.id }, { files: [prepared] });
    } catch (error) {
      fail(error instanceof FileProblem ? error.code : 'store');
    }
  };
  return {
    documents,
    preparing,
    notTaken,
    add: async (files: readonly File[]) => {
      setNotTaken([]);
      setPreparing(files.length);
      // One after the other: several photos at once are more than the memory of a phone.
      for (const [at, file] of files.entries()) {
        await addOne(file, (documents?.length ?? 0) + at);
        setPreparing(files.length - at - 1);
      }
    },
    remove: (fileId: string) => mutate('user.remove-document', { userId: uid, fileId }),
  };
}

function useFetchMissing(documents: readonly DocumentItem[] | undefined): void {
  const db = useReplica();
  const { readFile } = useSync();
  const online = useLive(isReachable) ?? false;
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!online || !documents) return;
    let room = FETCHED_MAX - documents.reduce((sum, { here, size }) => sum + (here ? size : 0), 0);
    for (const one of documents) {
      if (one.here || one.waits || asked.current.has(one._fileId) || one.size > room) continue;
      room -= one.size;
      asked.current.add(one._fileId);
      readFile(one._fileId, 'full')
        .then(async (blob) => keepFile(db, one, 'document', await blob.arrayBuffer()))
        // It is read from the server when it is opened.
        .catch(() => undefined);
    }
  }, [documents, online, db, readFile]);
}

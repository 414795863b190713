import { useEffect, useState } from 'react';
import type { Attachment } from '../../../contract/entities/file.ts';
import type { Replica } from '../../replica/database.ts';
import { type FileHere, filesHere } from '../../replica/queries/files.ts';
import { isReachable } from '../../replica/queries/reachable.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import type { ReadFile } from '../files/read-file.ts';
import { useSync } from './use-sync.ts';

/** An attached file, on this device or not. */
export type ShownFile = {
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  /** Of an image, once it is there. */
  picture: Blob | undefined;
  /** All of it: from this device, or from the server. */
  load: () => Promise<Blob>;
};

/** Small pictures that came from the server, as long as the page lives; of each person their own (rule S1). */
const seen = new WeakMap<Replica, Map<string, Blob>>();

/** A file as it is shown: by what this device has of it while it waits, and afterwards by what the server says. */
export function useAttachment({ _fileId, name, mime, size }: Attachment): ShownFile {
  const db = useReplica();
  const { readFile } = useSync();
  const here = useLive(
    async (replica) => (await filesHere(replica, [_fileId])).get(_fileId) ?? null,
    [_fileId],
  );
  const type = mime || here?.mime || '';
  const isPicture = type.startsWith('image/');
  // Only pictures have a small one.
  const picture = usePicture(_fileId, isPicture ? here : undefined, db, readFile);
  return {
    name: name || here?.name || '',
    mime: type,
    size: size || here?.size || 0,
    picture: isPicture ? picture : undefined,
    load: async () => {
      const [file] = (await filesHere(db, [_fileId])).values();
      return file ? blobOf(file) : readFile(_fileId, 'full');
    },
  };
}

/** A picture by the id of its file, small; undefined without one, and until it is there. */
export function useImage(fileId: string | null | undefined): Blob | undefined {
  const db = useReplica();
  const { readFile } = useSync();
  const here = useLive(
    async (replica) => (fileId ? ((await filesHere(replica, [fileId])).get(fileId) ?? null) : undefined),
    [fileId],
  );
  return usePicture(fileId ?? '', here, db, readFile);
}

/** @param here undefined until it was looked for */
function usePicture(
  fileId: string,
  here: FileHere | null | undefined,
  db: Replica,
  readFile: ReadFile,
): Blob | undefined {
  const online = useLive(isReachable) ?? true;
  const [of, setOf] = useState(fileId);
  const [picture, setPicture] = useState<Blob | undefined>(() => seen.get(db)?.get(fileId));
  const [missing, setMissing] = useState(false);
  if (of !== fileId) {
    setOf(fileId);
    setPicture(seen.get(db)?.get(fileId));
    setMissing(false);
  }
  useEffect(() => {
    if (here) setPicture(blobOf(here));
  }, [here]);
  const wanted = here === null && !picture && !missing && online;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    readFile(fileId, 'thumb').then(
      (blob) => {
        const own = seen.get(db) ?? new Map<string, Blob>();
        seen.set(db, own.set(fileId, blob));
        if (!gone) setPicture(blob);
      },
      // Without network it is asked for again when that is back; anything else stays as it is.
      (error: unknown) => !gone && error instanceof Error && 'code' in error && setMissing(true),
    );
    return () => {
      gone = true;
    };
  }, [wanted, fileId, db, readFile]);
  return picture;
}

function blobOf({ bytes, mime }: FileHere): Blob {
  return new Blob([bytes], { type: mime });
}

/** A photo as a file that can be opened. */
export function usePhoto(fileId: string, name: string): ShownFile {
  return useAttachment({ _fileId: fileId, name, mime: 'image/jpeg', size: 0, hash: '' });
}

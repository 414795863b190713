import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilePurpose } from '../../../contract/entities/file.ts';
import type { FileProblemCode } from '../../../contract/file-types.ts';
import { dropDraftFile, readDraftFiles, saveDraftFiles } from '../../replica/draft-files.ts';
import { waitingFiles } from '../../replica/queries/files.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { FileProblem } from '../files/prepare-file.ts';
import { useSync } from './use-sync.ts';

/** `store`: this device could not keep it. */
export type NotTaken = { key: string; name: string; code: FileProblemCode | 'store' };

export type Attachments = {
  /** Chosen, checked and kept on this device, in the order they were chosen. */
  files: readonly WaitingFile[];
  /** Files that are being read and made smaller. */
  preparing: number;
  notTaken: readonly NotTaken[];
  /** Files to send along, once those kept here have been read; a store that hangs is not waited for (rule S3). */
  settled: () => Promise<readonly WaitingFile[]>;
  /** Of each, whether it was taken; `notTaken` tells of the others. */
  add: (chosen: readonly File[]) => Promise<readonly boolean[]>;
  remove: (id: string) => void;
  /** Brings files back that were on their way already. */
  take: (files: readonly WaitingFile[]) => void;
  /** They went along with an entry. */
  sent: () => void;
};

type Given = {
  /** Of the draft they belong to. */
  draft: string;
  purpose: FilePurpose;
  /** Most files. */
  max: number;
  /** Ids of files that a stopped entry has taken along, to be sent again with another one. */
  from?: readonly string[] | undefined;
};

/** Files attached to a draft, kept like its text and keyed by it. */
export function useAttachments({ draft, purpose, max, from }: Given): Attachments {
  const db = useReplica();
  const { prepareFile, newId, now } = useSync();
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  // A decision made while some files are still being read has to see those that are done.
  const held = useRef<readonly WaitingFile[]>([]);
  // Choosing and sending wait until the kept files have been read: else these would be overwritten, or left out.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((next: readonly WaitingFile[]) => {
    held.current = next;
    setFiles(next);
  }, []);
  const keep = useCallback(
    (next: readonly WaitingFile[]) => saveDraftFiles(db, draft, next, new Date(now()).toISOString()),
    [db, draft, now],
  );

  const fromKey = from?.join() ?? '';
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const stopped = await waitingFiles(db, fromKey === '' ? [] : fromKey.split(','));
      const kept = await readDraftFiles(db, draft);
      if (!gone && held.current.length === 0) show([...stopped, ...kept]);
    };
    queue.current = queue.current.then(() => answerSoon(read)).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [db, draft, fromKey, show]);

  const addOne = async (file: File): Promise<boolean> => {
    const fail = (code: NotTaken['code']) => {
      setNotTaken((before) => [...before, { key: newId(), name: file.name, code }]);
      return false;
    };
    if (held.current.length >= max) return fail('too_many');
    try {
      const prepared = await prepareFile(file, purpose);
      const next = [...held.current, prepared];
      await keep(next);
      show(next);
      return true;
    } catch (error) {
      return fail(error instanceof FileProblem ? error.code : 'store');
    }
  };

  return {
    files,
    preparing,
    notTaken,
    settled: async () => {
      await queue.current;
      return held.current;
    },
    add: async (chosen) => {
      setNotTaken([]);
      setPreparing((before) => before + chosen.length);
      // One after the other: several photos at once are more than the memory of a phone.
      const taken: boolean[] = [];
      for (const file of chosen)
        queue.current = queue.current
          .then(async () => taken.push(await addOne(file)))
          .finally(() => setPreparing((before) => before - 1));
      await queue.current;
      return taken;
    },
    remove: (id) => {
      const next = held.current.filter((file) => file.id !== id);
      show(next);
      setNotTaken([]);
      void keep(next)
        .then(() => dropDraftFile(db, id))
        .catch(() => undefined);
    },
    take: (taken) => {
      const known = new Set(held.current.map(({ id }) => id));
      const next = [...held.current, ...taken.filter(({ id }) => !known.has(id))].slice(0, max);
      show(next);
      void keep(next).catch(() => undefined);
    },
    sent: () => {
      show([]);
      setNotTaken([]);
      void keep([]).catch(() => undefined);
    },
  };
}

import { useRef, useState } from 'react';
import { PHOTOS_MAX, type Photo } from '../../../contract/entities/photo.ts';
import { myPhotos } from '../../replica/queries/photos.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { FileProblem } from '../files/prepare-file.ts';
import { type ShownFile, useAttachment } from './use-attachment.ts';
import type { NotTaken } from './use-attachments.ts';
import { useSync } from './use-sync.ts';

/** Whose photos: of the company with this id, or of one's own creator profile. */
export type PhotoOwner = { of: 'company'; companyId: string } | { of: 'creator' };

/** Runs a change and answers whether it was saved on this device; where it was not, the person is told. */
type Saving = (change: () => Promise<unknown>) => Promise<boolean>;

/** One's own photos and what can be done with them. Each act sends the whole list, so they run one after the other. */
export function usePhotos(owner: PhotoOwner, saving: Saving) {
  const db = useReplica();
  const { mutate, prepareFile, newId } = useSync();
  const photos = useLive((replica) => myPhotos(replica, owner.of), [owner.of]);
  const [preparing, setPreparing] = useState(0);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = (list: Photo[], files: WaitingFile[]) =>
    owner.of === 'company'
      ? mutate('company.update-general', { companyId: owner.companyId, general: { photos: list } }, { files })
      : mutate('creator.update', { patch: { photos: list } }, { files });
  /** @param change null: nothing is to be done */
  const act = (change: (list: Photo[]) => Photo[] | null, files: WaitingFile[] = []) => {
    const done = queue.current.then(() =>
      saving(async () => {
        const next = change(await myPhotos(db, owner.of));
        if (next) await save(next, files);
      }),
    );
    queue.current = done;
    return done;
  };
  const addOne = async (file: File) => {
    const fail = (code: NotTaken['code']) =>
      setNotTaken((before) => [...before, { key: newId(), name: file.name, code }]);
    if ((await myPhotos(db, owner.of)).length >= PHOTOS_MAX) return fail('too_many');
    try {
      const prepared = await prepareFile(file, owner.of);
      await act((list) => [...list, { _fileId: prepared.id, alt: '' }], [prepared]);
    } catch (error) {
      fail(error instanceof FileProblem ? error.code : 'store');
    }
  };
  return {
    /** Undefined until they are read. */
    photos: photos?.map(({ _fileId, alt }) => ({ id: _fileId, alt })),
    /** How many are being read and made smaller. */
    preparing,
    notTaken,
    onAdd: async (chosen: readonly File[]) => {
      setNotTaken([]);
      setPreparing(chosen.length);
      // One after the other: several photos at once are more than the memory of a phone.
      for (const [at, file] of chosen.entries()) {
        await addOne(file);
        setPreparing(chosen.length - at - 1);
      }
    },
    onDescribe: (id: string, alt: string) =>
      act((list) => {
        const changed = list.map((photo) => (photo._fileId === id ? { ...photo, alt } : photo));
        return changed.some((photo, at) => photo.alt !== list[at]?.alt) ? changed : null;
      }),
    onRemove: (id: string) => act((list) => list.filter(({ _fileId }) => _fileId !== id)),
    onMove: (from: number, to: number) =>
      act((list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))),
  };
}

/** A photo as a file that can be opened. @param name what it is called where nobody has said what is to be seen */
export function usePhoto({ _fileId, alt }: Photo, name: string): ShownFile {
  return useAttachment({ _fileId, name: alt || name, mime: 'image/jpeg', size: 0, hash: '' });
}

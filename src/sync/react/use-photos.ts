import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoChanges } from '../../../contract/entities/photo.ts';
import { acceptedBy } from '../../../contract/file-types.ts';
import { PHOTOS_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { myPhotos } from '../../replica/queries/photos.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { FileProblem } from '../files/prepare-file.ts';
import type { NotTaken } from './use-attachments.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSync } from './use-sync.ts';

/** Whose photos: of the company with this id, or of one's own creator profile. */
export type PhotoOwner = { of: 'company'; companyId: string } | { of: 'creator' };

/** Runs a change and answers whether it was saved on this device; where it was not, the person is told. */
type Saving = (change: () => Promise<unknown>) => Promise<boolean>;

/** What was typed of photos, by their ids, and is not saved yet. */
type Texts = Readonly<Record<string, string>>;

/** One's own photos, and what can be done with each. */
export function usePhotos(owner: PhotoOwner, saving: Saving) {
  const db = useReplica();
  const { mutate, prepareFile, newId } = useSync();
  const photos = useLive((replica) => myPhotos(replica, owner.of), [owner.of]);
  const [preparing, setPreparing] = useState(0);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (changes: PhotoChanges, files: WaitingFile[] = []) =>
    saving(() =>
      owner.of === 'company'
        ? mutate(
            'company.update-general',
            { companyId: owner.companyId, general: { photos: changes } },
            { files },
          )
        : mutate('creator.update', { patch: { photos: changes } }, { files }),
    );
  const texts = useTexts(`photos:${owner.of}`, async (typed) => {
    const known = await myPhotos(db, owner.of);
    const changed = known.flatMap(({ _fileId, alt }) => {
      const text = typed[_fileId]?.trim();
      return text === undefined || text === alt ? [] : [[_fileId, { alt: text }] as const];
    });
    return changed.length === 0 || change(Object.fromEntries(changed));
  });
  const addOne = async (file: File) => {
    const fail = (code: NotTaken['code']) =>
      setNotTaken((before) => [...before, { key: newId(), name: file.name, code }]);
    try {
      if ((await myPhotos(db, owner.of)).length >= PHOTOS_MAX) return fail('too_many');
      const prepared = await prepareFile(file, owner.of);
      const place = ((await myPhotos(db, owner.of)).at(-1)?.place ?? 0) + 1;
      await change({ [prepared.id]: { alt: '', place } }, [prepared]);
    } catch (error) {
      fail(error instanceof FileProblem ? error.code : 'store');
    }
  };
  return {
    /** Undefined until they are read; `text`: the description as it is typed. */
    photos: photos?.map(({ _fileId, alt }) => ({ id: _fileId, alt, text: texts.of[_fileId] ?? alt })),
    /** How many are being read and made smaller. */
    preparing,
    notTaken,
    most: PHOTOS_MAX,
    textMax: TEXT_MAX.imageAlt,
    accept: acceptedBy(owner.of),
    onAdd: (chosen: readonly File[]) => {
      setNotTaken([]);
      setPreparing((before) => before + chosen.length);
      // One after the other: several photos at once are more than the memory of a phone.
      for (const file of chosen)
        queue.current = queue.current
          .then(() => addOne(file))
          .finally(() => setPreparing((before) => before - 1));
    },
    onType: texts.type,
    onTyped: texts.save,
    onRemove: (id: string) => void change({ [id]: null }),
    /** To the place of the one that stands there, in the order that is shown. */
    onMove: (id: string, to: number) => {
      const others = (photos ?? []).filter(({ _fileId }) => _fileId !== id);
      const [before, after] = [others[to - 1]?.place, others[to]?.place];
      const place =
        before !== undefined && after !== undefined ? (before + after) / 2 : (before ?? (after ?? 2) - 2) + 1;
      void change({ [id]: { place } });
    },
  };
}

/**
 * Texts that are kept on this device at every letter, and saved when their field is left, when the screen is, and the
 * next time where neither happened.
 * @param save whether they are saved
 */
function useTexts(draftKey: string, save: (texts: Texts) => Promise<boolean>) {
  const draft = useKeptDraft<Texts>(draftKey);
  const [of, setOf] = useState<Texts>({});
  const held = useRef<Texts>(of);
  const put = (next: Texts) => {
    held.current = next;
    setOf(next);
  };
  const saveAll = async () => {
    const typed = held.current;
    if (Object.keys(typed).length === 0 || !(await save(typed))) return;
    // What was typed meanwhile stays.
    const rest = Object.entries(held.current).filter(([id, text]) => typed[id] !== text);
    put(Object.fromEntries(rest));
    if (rest.length > 0) draft.save(held.current);
    else await draft.drop();
  };
  const saveLater = useEffectEvent(saveAll);
  const takeUp = useEffectEvent((before: Texts) => {
    put(before);
    void saveAll();
  });
  const { kept } = draft;
  useEffect(() => {
    if (!kept || Object.keys(held.current).length > 0) return;
    takeUp(kept);
  }, [kept]);
  useEffect(() => () => void saveLater(), []);
  return {
    of,
    type: (id: string, text: string) => {
      put({ ...held.current, [id]: text });
      draft.save(held.current);
    },
    save: () => void saveAll(),
  };
}

import { v7 as uuidv7 } from 'uuid';
import type { FilePurpose } from '../../contract/entities/file.ts';
import { shrinkImage } from '../device/shrink-image.ts';
import type { Replica } from '../replica/database.ts';
import { bytesHere } from '../replica/queries/files.ts';
import { type ChosenFile, prepareFile } from '../sync/files/prepare-file.ts';

/** `prepareFile` with what this browser has; nothing needs it before a file is chosen. */
export function prepareHere(db: Replica, file: ChosenFile, purpose: FilePurpose) {
  return prepareFile(file, purpose, {
    newId: uuidv7,
    subtle: crypto.subtle,
    shrink: shrinkImage,
    estimate: async () => navigator.storage?.estimate?.(),
    bytesHere: () => bytesHere(db),
  });
}

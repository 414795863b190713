import { fileTypeFromBuffer } from 'file-type';
import type { FilePurpose } from '../../../contract/entities/file.ts';
import { checkDocument, isText } from './documents.ts';
import { isAllowed, isDocument, isImage } from './file-types.ts';
import { makeAnew, readsHeic } from './images.ts';
import { refused } from './refuse.ts';

/** The stored form of an upload. `thumb`, `width` and `height`: of images only. */
export type Kept = {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumb: Buffer | null;
};

export type Announced = { readonly mime: string; readonly purpose: FilePurpose; readonly edge: number };

/**
 * Finds out what bytes are, whatever type they were announced as, and gives what may be kept of them: images re-encoded,
 * documents as they are once nothing in them runs. Throws `file_refused`.
 */
export async function inspect(bytes: Buffer, { mime, purpose, edge }: Announced): Promise<Kept> {
  const found = await sniff(bytes, mime);
  if (!isAllowed(found, purpose) || (found === 'image/heic' && !readsHeic))
    throw refused('type_not_allowed', { found });
  if (isImage(found)) return makeAnew(bytes, found, edge);
  if (found !== mime) throw refused('type_differs', { found });
  await checkDocument(bytes, found);
  return { mime: found, bytes, width: null, height: null, thumb: null };
}

const SAME: Record<string, string> = { 'image/apng': 'image/png', 'image/heif': 'image/heic' };

async function sniff(bytes: Buffer, announced: string): Promise<string> {
  // First, because any text that begins with BM counts as a bitmap otherwise.
  if (announced === 'text/plain' && isText(bytes)) return announced;
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) throw refused(isText(bytes) ? 'type_not_allowed' : 'type_unknown');
  const mime = SAME[found.mime] ?? found.mime;
  if (!isImage(mime) && !isDocument(mime)) throw refused('type_not_allowed', { found: mime });
  return mime;
}

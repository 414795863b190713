import { type FilePurpose, fileName } from '../../../contract/entities/file.ts';
import { endingsFor, type FileProblemCode, typeOf } from '../../../contract/file-types.ts';
import { FILE_MAX, IMAGE_EDGE } from '../../../contract/limits.ts';
import { sha256 } from '../../../contract/sha256.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { NewId } from '../wire/ports.ts';
import { roomFor, type Space } from './room-for-files.ts';

/** A file as the person has chosen it. */
export type ChosenFile = Blob & { readonly name: string };

export type FilePorts = {
  newId: NewId;
  /** SHA-256: `crypto.subtle`. */
  subtle: Pick<SubtleCrypto, 'digest'>;
  /**
   * The image upright and with no side longer than `edge` pixels, as JPEG or with its transparency kept; null where
   * the browser cannot read it.
   */
  shrink: (image: Blob, options: { edge: number; mime: string }) => Promise<Blob | null>;
  estimate: () => Promise<Space | undefined>;
  /** Bytes of the files that are on this device already. */
  bytesHere: () => Promise<number>;
};

/** This device does not take the file; nothing of it was kept. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  constructor(code: FileProblemCode) {
    super(code);
    this.name = 'FileProblem';
    this.code = code;
  }
}

/** No image is decoded that is larger: a phone would run out of memory before it is made smaller. */
const IMAGE_MAX = 64 * 1024 * 1024;

/**
 * Makes of a chosen file what `mutate` stores (rule W9): checked, an image reduced, its bytes counted and hashed. The
 * server checks everything again; what is found here is only told sooner, and without network.
 * @throws FileProblem
 */
export async function prepareFile(
  file: ChosenFile,
  purpose: FilePurpose,
  ports: FilePorts,
): Promise<WaitingFile> {
  const mime = typeOf(file, purpose);
  if (mime === undefined) throw new FileProblem('type_not_allowed');
  if (file.size === 0) throw new FileProblem('empty');
  const isImage = mime.startsWith('image/');
  if (file.size > (isImage ? IMAGE_MAX : FILE_MAX.bytes)) throw new FileProblem('too_large');
  const kept = isImage ? await reduced(file, mime, purpose, ports) : { blob: file, mime };
  if (kept.blob.size > FILE_MAX.bytes) throw new FileProblem('too_large');
  const problem = roomFor(kept.blob.size, await ports.bytesHere(), await ports.estimate());
  if (problem) throw new FileProblem(problem);
  const bytes = await read(kept.blob);
  return {
    id: ports.newId(),
    name: nameOf(file.name, kept.mime, purpose),
    mime: kept.mime,
    purpose,
    size: bytes.byteLength,
    hash: await sha256(bytes, ports.subtle),
    bytes,
  };
}

async function reduced(file: Blob, mime: string, purpose: FilePurpose, ports: FilePorts) {
  const edge = purpose === 'user' ? IMAGE_EDGE.logo : IMAGE_EDGE.picture;
  const small = await ports.shrink(file, { edge, mime }).catch(() => null);
  // Not every server can read what only Apple's devices can.
  if (!small && mime === 'image/heic') throw new FileProblem('heic');
  // Re-encoding a small image may only make it larger.
  return small && (mime === 'image/heic' || small.size < file.size)
    ? { blob: small, mime: small.type }
    : { blob: file, mime };
}

/** A file that was moved, or that only the cloud has, cannot be read although it was chosen. */
async function read(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch {
    throw new FileProblem('unreadable');
  }
}

/** A name every server takes, with an ending that says what the file has become. */
function nameOf(name: string, mime: string, purpose: FilePurpose): string {
  const endings = endingsFor(purpose)[mime] ?? [];
  // Format characters turn the direction of writing, and make `invoice.exe` look like a PDF.
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\]/g, '-')
    .trim();
  const [, stem = clean, ending = ''] = /^(.*)\.([^.]*)$/s.exec(clean) ?? [];
  const right = endings.includes(ending.toLowerCase());
  const tail = right ? ending : (endings[0] ?? ending);
  // An image may have become another format; any other wrong ending stays visible before the right one.
  const head = right || mime.startsWith('image/') ? stem : clean;
  const short = `${cut(head, FILE_MAX.name - tail.length - 1)}.${tail}`;
  return fileName.safeParse(short).success && head.trim() !== '' ? short : `file.${tail}`;
}

/** At most so many UTF-16 units, never through a character. */
function cut(text: string, units: number): string {
  return text.length <= units
    ? text
    : text
        .slice(0, units)
        .toWellFormed()
        .replace(/\uFFFD$/, '');
}

import type { FilePurpose } from '../../contract/entities/file.ts';

/**
 * A file on its way: stored in the same transaction as the entry that needs it (rule W9). Bytes and not a Blob, because
 * WebKit loses Blobs out of IndexedDB. Never changed once it is stored: each change would write all bytes again.
 */
export type WaitingFile = {
  /** UUIDv7, the file's id on the server as well. */
  id: string;
  name: string;
  mime: string;
  purpose: FilePurpose;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  bytes: ArrayBuffer;
};

/** How far a file has come. Beside the file and not in it, so that it is cheap to write after each piece. */
export type Upload = {
  /** Of the file. */
  id: string;
  /** Bytes the server has confirmed. */
  sent: number;
  /** The server has checked the whole file and keeps it. */
  complete: boolean;
  /** Size of the next piece in bytes: smaller after each one that found no answer. */
  piece: number;
};

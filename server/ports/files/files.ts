/**
 * Port to where bytes lie. Embedded: a folder; hosted: a storage bucket. Keys are paths of lower case letters, digits
 * and hyphens (server/domain/file/keys.ts). It knows nothing of rows: what may be erased, the database decides.
 */
export type Files = {
  readonly kind: 'folder' | 'bucket';
  /**
   * Keeps bytes. Once it returns they survive a power cut; a kill in between leaves all or nothing. Keys name their
   * content, so a key that is there already is left as it is.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined: not there. `range`: first byte and the one behind the last. */
  read(key: string, range?: ByteRange): Promise<Buffer | undefined>;
  /** Erases; a key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Erases every key that begins with `prefix/`. */
  removeAll(prefix: string): Promise<void>;
  /** Every key that begins with `prefix/`, in no order. */
  list(prefix: string): Promise<string[]>;
};

export type ByteRange = { readonly start: number; readonly end: number };

import type { FilePurpose } from '../../../contract/entities/file.ts';
import type { Tells } from '../../../contract/policy/name-in-text.ts';
import type { Defaulted } from './column.ts';

/** Finished bytes in the store, by their hash. Files refer to them; those that none refers to are erased. */
export type BlobTable = {
  hash: string;
  size: number;
  /** When somebody last began to write them: younger than an hour they are not swept. */
  noted_at: Date;
  /** Nothing refers to them, and they may be gone from the store at any moment. */
  erasing: Defaulted<boolean>;
  /** They are being taken out of the store just now. */
  removing: Defaulted<boolean>;
};

export type FileTable = {
  id: string;
  owner_id: string;
  purpose: FilePurpose;
  name: string;
  /** As announced until it is complete, then of what is kept. */
  mime: string;
  size: number;
  /** Longer side an image is reduced to, in pixels: the same content kept at another size is another file. */
  edge: number;
  /** As announced: what the pieces must add up to. */
  sent_size: number;
  sent_hash: string;
  /** Names the pieces in the store; made by the server. */
  upload_id: string;
  /** Bytes received so far, without a gap. */
  received: Defaulted<number>;
  blob_hash: Defaulted<string | null>;
  thumb_hash: Defaulted<string | null>;
  width: Defaulted<number | null>;
  height: Defaulted<number | null>;
  attached_type: Defaulted<FilePurpose | null>;
  attached_id: Defaulted<string | null>;
  /** What the content of an application's file tells of its sender (contract/policy/name-in-text.ts). */
  tells: Defaulted<Tells | null>;
  /** The company reads it once it has accepted. */
  held: Defaulted<boolean>;
  /** Order among the files of the same thing. */
  attached_pos: Defaulted<number>;
  created_at: Date;
  completed_at: Defaulted<Date | null>;
  /** Null once it is attached. */
  expires_at: Date | null;
  /** Marked: nobody sees it any more, bytes and row follow. */
  erased_at: Defaulted<Date | null>;
};

export type FilePieceTable = { file_id: string; at: number; size: number; hash: string };

export type FileTables = {
  blob: BlobTable;
  file: FileTable;
  file_piece: FilePieceTable;
};

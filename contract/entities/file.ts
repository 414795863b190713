import * as z from 'zod/mini';
import { filled, id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { FILE_MAX } from '../limits.ts';

/** File: bytes somebody has uploaded, and the one thing they belong to. */

/** SHA-256 in lower case hexadecimal. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a file is uploaded for. It decides which types are taken and how large an image is kept. `user`: a picture of the
 * person · `document`: kept in their profile, for applications to come · `registration`: shows staff who a company is ·
 * `creator`: a photo of a creator's work.
 */
export const filePurpose = z.enum([
  'application',
  'message',
  'user',
  'company',
  'report',
  'document',
  'registration',
  'creator',
]);
export type FilePurpose = z.infer<typeof filePurpose>;

/** How a company's image is kept: the longer side of a logo has at most 512 px, of a banner 1600 px. */
export const imageUse = z.enum(['logo', 'banner']);
export type ImageUse = z.infer<typeof imageUse>;

/** Control characters and marks that turn the direction of writing: they make `invoice.exe` look like a PDF. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A file's name, as the person's device has it. */
export const fileName = filled(FILE_MAX.name).check(
  z.refine((value) => !UNSEEN.test(value) && !/[/\\]/.test(value), 'not_a_name'),
);

/** `uploading`: not all bytes are here · `complete`: checked and kept. */
export const fileState = z.enum(['uploading', 'complete']);

export const file = lazily(() =>
  z.object({
    _id: id,
    purpose: filePurpose,
    state: fileState,
    name: fileName,
    /** Of what is kept: an image may have become another format, and its size and hash with it. */
    mime: z.string(),
    size: z.int(),
    hash: sha256,
    /** Of an image, in pixels. */
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    createdAt: instant,
    /** When it is erased, unless it is attached to something before. Null once it is. */
    expiresAt: z.nullable(instant),
  }),
);
export type FileInfo = z.infer<typeof file>;

/** A file as the thing it belongs to lists it. Bytes: `GET /api/file/bytes/{_fileId}`; `hash` is their ETag. */
export const attachment = lazily(() =>
  z.object({
    _fileId: id,
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    hash: sha256,
    /** Of an application, for its sender: the company reads it once it has accepted. */
    held: z.optional(z.boolean()),
  }),
);
export type Attachment = z.infer<typeof attachment>;

/** Why a file was refused: `detail.reason` of `file_refused`. */
export const fileRefusal = z.enum([
  'type_not_allowed',
  'type_unknown',
  'type_differs',
  'polyglot',
  'active_content',
  'protected',
  'unpacks_too_large',
  'image_broken',
  'image_too_large',
  'hash_differs',
]);
export type FileRefusal = z.infer<typeof fileRefusal>;

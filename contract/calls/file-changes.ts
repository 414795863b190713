import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fileName, filePurpose, imageUse, sha256 } from '../entities/file.ts';
import { id, instant } from '../fields.ts';
import { FILE_MAX } from '../limits.ts';

/**
 * What goes ahead of an entry of the outbox that carries files: a ticket, then pieces of at most `pieceMax` bytes by
 * `PUT /api/file/bytes/{fileId}` with the header `Upload-Offset`. After a break the same ticket says where to go on; the
 * last piece, or an empty one at the end, has the file checked.
 */
export const fileChanges = {
  'file.ticket': call({
    method: 'POST',
    path: '/file/ticket',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        _id: id,
        name: fileName,
        mime: z.string().check(z.maxLength(100), z.regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/)),
        /** In bytes. */
        size: z.int().check(z.gte(1), z.lte(FILE_MAX.bytes)),
        /** Of the bytes that will be sent. */
        hash: sha256,
        purpose: filePurpose,
        /** For images of a company; left out: banner. */
        use: z.optional(imageUse),
      }),
    answer: () =>
      z.object({
        fileId: id,
        /** `complete`: nothing has to be sent, the same person has sent the same content before. */
        state: z.enum(['upload', 'complete']),
        /** Where the next piece begins. */
        offset: z.int(),
        /** Largest piece, in bytes. */
        pieceMax: z.int(),
        /** Null for a file that already belongs to something. */
        expiresAt: z.nullable(instant),
      }),
  }),
};

import * as z from 'zod/mini';
import { call } from '../call.ts';
import { file } from '../entities/file.ts';
import { id } from '../fields.ts';
import { fileChanges } from './file-changes.ts';

/**
 * Uploads: a ticket, then pieces of at most `pieceMax` bytes by `PUT /api/file/bytes/{fileId}` with the header
 * `Upload-Offset`. After a break the same ticket says where to go on; the last piece, or an empty one at the end,
 * has the file checked. Bytes: `GET /api/file/bytes/{fileId}?variant=thumb|full`.
 */
export const fileCalls = {
  ...fileChanges,
  'file.get': call({
    method: 'GET',
    path: '/file/{fileId}',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ fileId: id }),
    answer: () => file,
  }),
  'file.delete': call({
    method: 'DELETE',
    path: '/file/{fileId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ fileId: id }),
    answer: () => z.object({ _id: id }),
  }),
};

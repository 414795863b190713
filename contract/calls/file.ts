import * as z from 'zod/mini';
import { call } from '../call.ts';
import { file } from '../entities/file.ts';
import { id } from '../fields.ts';
import { fileChanges } from './file-changes.ts';

/** Uploads (file-changes.ts), and what becomes of them. Bytes: `GET /api/file/bytes/{fileId}?variant=thumb|full`. */
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

import type { fileCalls } from '../../../contract/calls/file.ts';
import { asTold, reread } from '../../api/again.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { deleteFile, readFile } from './command.ts';
import { mayDeleteFile, mayReadFile, mayUpload } from './policy.ts';
import { openUpload, presentTicket } from './ticket.ts';

export const fileHandlers: HandlersOf<typeof fileCalls> = {
  'file.ticket': handler(
    'file.ticket',
    mayUpload,
    openUpload,
    reread(async (context, { _id }) => presentTicket(await mayReadFile(context, { fileId: _id }))),
    ownRecord,
  ),
  'file.get': handler('file.get', mayReadFile, readFile),
  'file.delete': handler('file.delete', mayDeleteFile, deleteFile, asTold()),
};

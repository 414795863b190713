import type { fileCalls } from '../../../contract/calls/file.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { deleteFile, readFile } from './command.ts';
import { mayDeleteFile, mayReadFile, mayUpload } from './policy.ts';
import { openUpload } from './ticket.ts';

export const fileHandlers: HandlersOf<typeof fileCalls> = {
  'file.ticket': handler('file.ticket', mayUpload, openUpload),
  'file.get': handler('file.get', mayReadFile, readFile),
  'file.delete': handler('file.delete', mayDeleteFile, deleteFile),
};

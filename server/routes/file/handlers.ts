import type { fileCalls } from '../../../contract/calls/file.ts';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { asTold, reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { eraseFiles } from '../../domain/file/erase.ts';
import { presentFile } from '../../domain/file/presenter.ts';
import type { FileRow } from '../../domain/file/row.ts';
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

async function readFile(
  _context: CallContext,
  _args: ArgsOf<'file.get'>,
  row: FileRow,
): Promise<AnswerOf<'file.get'>> {
  return presentFile(row);
}

async function deleteFile(
  context: CallContext,
  _args: ArgsOf<'file.delete'>,
  row: FileRow,
): Promise<AnswerOf<'file.delete'>> {
  await eraseFiles(context, [row.id]);
  return { _id: row.id };
}

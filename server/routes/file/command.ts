import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { eraseFiles } from '../../domain/file/erase.ts';
import { presentFile } from '../../domain/file/presenter.ts';
import type { FileRow } from '../../domain/file/row.ts';

export async function readFile(
  _context: CallContext,
  _args: ArgsOf<'file.get'>,
  row: FileRow,
): Promise<AnswerOf<'file.get'>> {
  return presentFile(row);
}

export async function deleteFile(
  context: CallContext,
  _args: ArgsOf<'file.delete'>,
  row: FileRow,
): Promise<AnswerOf<'file.delete'>> {
  await eraseFiles(context, [row.id]);
  return { _id: row.id };
}

import type { FileRefusal } from '../../../contract/entities/file.ts';
import { ApiError } from '../../../contract/errors.ts';

const SENTENCE: Record<FileRefusal, string> = {
  type_not_allowed:
    'files of this type are not possible here; send a JPEG, PNG, WebP or GIF, or where documents are possible a PDF, DOCX, ODT or TXT',
  type_unknown: 'what this file is cannot be told; a text has to be saved as UTF-8',
  type_differs: 'this file is not what it was announced as; save it again in the format its name says',
  polyglot: 'this file is several things at once; save it again from the program that made it',
  active_content: 'this file holds macros or scripts; save it without them, for example as a plain PDF',
  protected: 'this file is protected, so nobody can look whether it is safe; save it without protection',
  unpacks_too_large: 'this file unpacks to far more than it is; save it again from the program that made it',
  image_broken: 'this image cannot be read to its end; save or take it again',
  image_too_large: 'this image has too many pixels; make it smaller',
  hash_differs: 'the bytes that arrived are not those that were announced; upload the file again',
};

/** Why a file is not kept; `detail.reason` is for programs. */
export function refused(reason: FileRefusal, detail: Record<string, unknown> = {}): ApiError {
  return new ApiError('file_refused', SENTENCE[reason], { detail: { reason, ...detail } });
}

import type { Attachment } from './entities/file.ts';

/** A file the server has not seen yet: what is known of it lies with its bytes, on the device that has them. */
export function newAttachment(id: string): Attachment {
  return { _fileId: id, name: '', mime: '', size: 0, hash: '' };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileRefusal } from '../../contract/entities/file.ts';
import type { FileProblemCode } from '../../contract/file-types.ts';
import { FILE_MAX } from '../../contract/limits.ts';

const MEGABYTES = Math.floor(FILE_MAX.bytes / 1024 / 1024);

/**
 * Why this device did not take a file, and what to do. `store`: it could not be written down.
 * @param only where nothing else than photos is possible
 */
export function fileProblemText(
  { code, name }: { code: FileProblemCode | 'store'; name: string },
  max: number,
  only?: 'photos',
): MessageDescriptor {
  switch (code) {
    case 'type_not_allowed':
      if (only) return msg`${name}: only photos are possible here. Take a JPEG, PNG or WebP.`;
      return msg`${name}: files of this kind are not possible here. Take a photo, PDF, DOCX, ODT or TXT.`;
    case 'heic':
      return msg`${name}: this browser cannot read photos of this kind. Save it as a JPEG, then add it.`;
    case 'too_large':
      return msg`${name}: this file is larger than ${MEGABYTES} MB. Choose a smaller one.`;
    case 'too_many':
      if (only) return msg`${name}: there is room for ${max} photos. Remove one first.`;
      return msg`${name}: there is room for ${max} files. Remove one first.`;
    case 'empty':
      return msg`${name}: this file is empty.`;
    case 'unreadable':
      return msg`${name}: this file could not be read. If it lies in a cloud, load it onto this device first.`;
    case 'no_space':
      return msg`${name}: this device has too little space left for it. Free some, then add it again.`;
    case 'too_much_waiting':
      return msg`${name}: many files wait to be sent already. Add it once those are out.`;
    case 'store':
      return msg`${name}: this device could not keep the file. Try again.`;
  }
}

/** As much of a refusal as decides about a file. */
type Refused = { code: string; detail?: Record<string, unknown> | undefined } | null;

/** Why the server did not take a file that was on its way; undefined where the refusal is about something else. */
export function fileRefusalText(refusal: Refused): MessageDescriptor | undefined {
  const name = refusal?.detail?.file;
  if (typeof name !== 'string') return undefined;
  switch (refusal?.code) {
    case 'file_refused':
      return refusedText(name, refusal.detail?.reason as FileRefusal | undefined);
    case 'quota_exceeded':
      return msg`${name}: there is no more room for your files. Delete some you no longer need, or remove this one.`;
    case 'body_too_large':
      return msg`${name}: this file is larger than ${MEGABYTES} MB. Remove it.`;
    default:
      return msg`${name}: this file was not accepted. Remove it, or send it once more.`;
  }
}

function refusedText(name: string, reason: FileRefusal | undefined): MessageDescriptor {
  switch (reason) {
    case 'polyglot':
      return msg`${name}: this file is damaged, or holds more than it says. Save it again, then send that.`;
    case 'active_content':
      return msg`${name}: this file holds macros or scripts. Save it as a plain PDF, then send that.`;
    case 'protected':
      return msg`${name}: this file is protected, so it cannot be checked. Save it without protection, then send that.`;
    case 'unpacks_too_large':
      return msg`${name}: this file holds far more than its size says. Save it as a plain PDF, then send that.`;
    case 'image_broken':
      return msg`${name}: this picture is damaged. Remove it, or take it again.`;
    case 'image_too_large':
      return msg`${name}: this picture has too many pixels. Make it smaller, then send it.`;
    case 'hash_differs':
      return msg`${name}: this file was damaged on the way. Send it once more.`;
    default:
      // Its type was right on this device, so it is what is inside that the server does not take.
      return msg`${name}: this file is not what its name says. Remove it, or save it again in that format.`;
  }
}

import type { FilePurpose } from '../../../contract/entities/file.ts';
import { DOCUMENT_ENDINGS, endingsFor, IMAGE_ENDINGS } from '../../../contract/file-types.ts';

export const isImage = (mime: string) => Object.hasOwn(IMAGE_ENDINGS, mime);
export const isDocument = (mime: string) => Object.hasOwn(DOCUMENT_ENDINGS, mime);

export const isAllowed = (mime: string, purpose: FilePurpose) => Object.hasOwn(endingsFor(purpose), mime);

/**
 * A name whose ending says what the file is: what opens it decides by that. An image's old ending is replaced,
 * because it has become another format; any other wrong ending stays visible before the right one.
 */
export function nameFor(name: string, mime: string, longest: number): string {
  const endings = IMAGE_ENDINGS[mime] ?? DOCUMENT_ENDINGS[mime] ?? [];
  const [, stem = name, ending = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? [];
  if (endings.includes(ending.toLowerCase())) return name;
  const wasImage = Object.values(IMAGE_ENDINGS).some((known) => known.includes(ending.toLowerCase()));
  const kept = isImage(mime) && wasImage ? stem : name;
  const room = longest - 1 - (endings[0]?.length ?? 0);
  return `${Array.from(kept).slice(0, room).join('')}.${endings[0]}`;
}

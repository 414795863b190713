import type { FilePurpose } from '../../contract/entities/file.ts';

/** Endings a kept file may have, the usual one first. What is not here is not taken. */
const IMAGES: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic'],
};
const DOCUMENTS: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'text/plain': ['txt'],
};

export const isImage = (mime: string) => mime in IMAGES;
export const isDocument = (mime: string) => mime in DOCUMENTS;

/** A picture of a person or a company is an image; everywhere else documents are possible too. */
export function isAllowed(mime: string, purpose: FilePurpose): boolean {
  const onlyImages = purpose === 'user' || purpose === 'company';
  return isImage(mime) || (isDocument(mime) && !onlyImages);
}

/**
 * A name whose ending says what the file is: what opens it decides by that. An image's old ending is replaced,
 * because it has become another format; any other wrong ending stays visible before the right one.
 */
export function nameFor(name: string, mime: string, longest: number): string {
  const endings = IMAGES[mime] ?? DOCUMENTS[mime] ?? [];
  const [, stem = name, ending = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? [];
  if (endings.includes(ending.toLowerCase())) return name;
  const wasImage = Object.values(IMAGES).some((known) => known.includes(ending.toLowerCase()));
  const kept = isImage(mime) && wasImage ? stem : name;
  const room = longest - 1 - (endings[0]?.length ?? 0);
  return `${Array.from(kept).slice(0, room).join('')}.${endings[0]}`;
}

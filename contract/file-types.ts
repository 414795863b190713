import type { FilePurpose } from './entities/file.ts';

/** Types that are taken, with the endings a file of each may have, the usual one first. Other types are refused. */
export const IMAGE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic'],
};
export const DOCUMENT_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'text/plain': ['txt'],
};

/** What purposes a picture is for; everywhere else documents are possible too. */
const ONLY_IMAGES: readonly FilePurpose[] = ['user', 'company', 'creator'];

export function endingsFor(purpose: FilePurpose): Readonly<Record<string, readonly string[]>> {
  return ONLY_IMAGES.includes(purpose) ? IMAGE_ENDINGS : { ...IMAGE_ENDINGS, ...DOCUMENT_ENDINGS };
}

/** For a file chooser: types for systems that know them, endings for those that go by names. */
export function acceptedBy(purpose: FilePurpose): string {
  return Object.entries(endingsFor(purpose))
    .flatMap(([mime, endings]) => [mime, ...endings.map((ending) => `.${ending}`)])
    .join();
}

/** What browsers and systems call the same types. */
const ALSO: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'application/x-pdf': 'application/pdf',
};

/**
 * The type a file is announced as: what its device says, or where that says nothing what its name does. Undefined
 * where neither is a type that is taken for this purpose. The server looks into the bytes and believes neither.
 */
export function typeOf(file: { name: string; type: string }, purpose: FilePurpose): string | undefined {
  const taken = endingsFor(purpose);
  const said = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  const type = ALSO[said] ?? said;
  if (Object.hasOwn(taken, type)) return type;
  if (type !== '' && type !== 'application/octet-stream') return undefined;
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return Object.entries(taken).find(([, endings]) => endings.includes(ending))?.[0];
}

/** Why a device does not take a file; nothing of it was kept. */
export type FileProblemCode =
  | 'type_not_allowed'
  /** A format this browser cannot turn into one that is taken. */
  | 'heic'
  | 'too_large'
  | 'too_many'
  | 'empty'
  | 'unreadable'
  | 'no_space'
  /** So much waits to be sent already. */
  | 'too_much_waiting';

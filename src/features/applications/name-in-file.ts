import { fold } from '../../../contract/fold.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';

/** Of the beginning of a file's text, in letters: a name stands in its head. */
const READ_MAX = 40_000;
/** Shorter names are no part of another word: "Li" is in every second one. */
const PART_OF_WORD = 4;

export type NamesFamily = 'yes' | 'no' | 'unread';

/**
 * Whether a file's name or text says the family name, which a company is not to read before it invites. Pictures are
 * not read. The reader of PDFs is not on every device (`unread`).
 */
export async function namesFamily(
  file: Pick<WaitingFile, 'name' | 'mime' | 'bytes'>,
  lastname: string,
): Promise<NamesFamily> {
  if (nameSays(file.name, lastname)) return 'yes';
  const text = await textOf(file).catch(() => undefined);
  if (text === undefined) return 'unread';
  return textSays(text.slice(0, READ_MAX), lastname) ? 'yes' : 'no';
}

/** Exported for tests. In a file's name words stand together: `LebenslaufKrueger.pdf`. */
export function nameSays(fileName: string, lastname: string): boolean {
  const joined = spellings(lastname).map((words) => words.join(''));
  const isPart = spellings(fileName).some((words) =>
    joined.some((name) => name.length >= PART_OF_WORD && words.join('').includes(name)),
  );
  return isPart || textSays(fileName, lastname);
}

/** Exported for tests. Whether the name stands there in words of its own. */
export function textSays(text: string, lastname: string): boolean {
  const names = spellings(lastname).filter((words) => words.length > 0);
  return spellings(text).some((words) =>
    names.some((name) => words.some((_, at) => name.every((word, offset) => words[at + offset] === word))),
  );
}

/** Words without case and accents, in both ways of writing an umlaut without its dots. */
function spellings(text: string): string[][] {
  const spelt = text.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  return [text, spelt].map((one) =>
    fold(one)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
}

async function textOf({ mime, bytes }: Pick<WaitingFile, 'mime' | 'bytes'>): Promise<string> {
  if (mime === 'text/plain') return new TextDecoder().decode(bytes);
  if (mime === 'application/pdf') return (await import('../../ui/pdf-document.ts')).pdfText(bytes, READ_MAX);
  if (!mime.includes('document')) return '';
  const { unzipSync, strFromU8 } = await import('fflate');
  // What DOCX and ODT call their text.
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) =>
      /^(word\/(document|header\d*)|content)\.xml$/.test(name) && originalSize < 20_000_000,
  });
  return Object.values(parts)
    .map((part) => strFromU8(part).replace(/<[^>]*>/g, ' '))
    .join(' ');
}

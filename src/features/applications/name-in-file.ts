import {
  OFFICE_TEXT,
  READ_MAX,
  type Tells,
  whatTells,
  withoutMarkup,
} from '../../../contract/policy/name-in-text.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';

const PART_MAX = 20_000_000;

/** What a file tells of its sender, as the server will read it. The reader of PDFs is not on every device (`unread`). */
export async function tellsOf(
  file: Pick<WaitingFile, 'name' | 'mime' | 'bytes'>,
  who: Parameters<typeof whatTells>[1],
): Promise<Tells> {
  const text = await textOf(file).catch(() => undefined);
  return whatTells({ name: file.name, text }, who);
}

async function textOf({ mime, bytes }: Pick<WaitingFile, 'mime' | 'bytes'>): Promise<string | undefined> {
  if (mime === 'text/plain') return new TextDecoder().decode(bytes);
  if (mime === 'application/pdf') return (await import('../../ui/pdf-document.ts')).pdfText(bytes, READ_MAX);
  if (!mime.includes('document')) return undefined;
  const { unzipSync, strFromU8 } = await import('fflate');
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => OFFICE_TEXT.test(name) && originalSize < PART_MAX,
  });
  return Object.values(parts)
    .map((part) => withoutMarkup(strFromU8(part)))
    .join(' ');
}

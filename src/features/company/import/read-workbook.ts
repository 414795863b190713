import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { FileTrouble } from '../../../../contract/import/unreadable-file.ts';

/** What a workbook may unpack to, in bytes. A small archive can hold gigabytes of nothing. */
const UNPACKED_MOST = 40 * 1024 * 1024;

/**
 * The cells of the first sheet of an .xlsx workbook, of a formula its last value; or why there are none. Unpacked here,
 * because the library would do so without a limit and in workers that the page's policy forbids; it is given an archive
 * that is not packed.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | FileTrouble> {
  try {
    const archive = unpacked(bytes);
    if (typeof archive === 'string') return archive;
    return (await readSheet(archive)).map((row) => row.map(textOf));
  } catch {
    return 'broken_workbook';
  }
}

function unpacked(bytes: Uint8Array): ArrayBuffer | FileTrouble {
  let total = 0;
  let isWorkbook = false;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      total += originalSize;
      isWorkbook ||= name.startsWith('xl/');
      return total <= UNPACKED_MOST;
    },
  });
  if (total > UNPACKED_MOST) return 'too_large';
  if (!isWorkbook) return 'no_workbook';
  const plain: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [part, { level: 0 }]]),
  );
  return zipSync(plain).buffer as ArrayBuffer;
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { type Table, tableOf, UnreadableTable } from '../../../../contract/import/read-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What a workbook may unpack to, in bytes. A small archive can hold gigabytes of nothing. */
const UNPACKED_MOST = 40 * 1024 * 1024;

/**
 * The first sheet of an .xlsx workbook; of a formula its last value. Unpacked here, because the library would do so
 * without a limit and in workers that the page's policy forbids; it is given an archive that is not packed.
 * @throws UnreadableFile
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  try {
    const cells = await readSheet(unpacked(bytes));
    return tableOf(cells.map((row) => row.map(textOf)));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof UnreadableTable) throw new UnreadableFile(error.code);
    throw new UnreadableFile('broken_workbook');
  }
}

function unpacked(bytes: Uint8Array): ArrayBuffer {
  let total = 0;
  let isWorkbook = false;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      total += originalSize;
      if (total > UNPACKED_MOST) throw new UnreadableFile('too_large');
      isWorkbook ||= name.startsWith('xl/');
      return true;
    },
  });
  if (!isWorkbook) throw new UnreadableFile('no_workbook');
  const plain: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [part, { level: 0 }]]),
  );
  return zipSync(plain).buffer as ArrayBuffer;
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

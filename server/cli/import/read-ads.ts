import {
  type AdRow,
  adsOf,
  type Column,
  NEEDED as EVERYWHERE,
  recognised,
} from '../../../contract/import/ad-row.ts';
import { readTable, type Table, UnreadableTable } from '../../../contract/import/read-table.ts';
import { StartFailure } from '../../base/start-failure.ts';

/** Columns that a file lacks at its own risk elsewhere, and cannot lack here: rows are known again by their number. */
export const NEEDED = ['job_id', ...EVERYWHERE] as const satisfies Column[];

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;

/** The advertisements of a file, its columns that are not read, and its encoding where that is not UTF-8. Throws a StartFailure. */
export function readAds(
  bytes: Uint8Array,
  name: string,
): { ads: AdRow[]; unread: string[]; encoding: string | undefined } {
  const table = tableOf(bytes, name);
  const { columns, encoding } = table;
  const map = recognised(columns);
  const found = new Set(map.values());
  const missing = NEEDED.filter((column) => !found.has(column));
  if (missing.length > 0)
    throw new StartFailure(
      `${name} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}; it has ${columns.join(', ')}.`,
      2,
    );
  return { ads: adsOf(table, map), unread: columns.filter((column) => !map.has(column)), encoding };
}

function tableOf(bytes: Uint8Array, name: string): Table {
  try {
    return readTable(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const { code, line, separator } = error;
    if (code === 'no_rows') throw new StartFailure(`${name} holds no rows.`, 2);
    const where = line === undefined ? '' : ` (line ${line})`;
    throw new StartFailure(
      `${name} is no table with a header line${where}; it was read as separated by ${SEPARATORS[separator ?? ',']}.`,
      2,
    );
  }
}

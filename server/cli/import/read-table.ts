import { parse } from 'csv-parse/sync';
import { StartFailure } from '../../base/start-failure.ts';

/** Cells of a table by the name of their column, as it stands in the file. */
export type Table = { columns: string[]; rows: Record<string, string>[]; notes: string[] };

/** What spreadsheets write into a cell whose formula failed. */
const SPREADSHEET_ERROR = /^#(NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|WERT!|BEZUG!|ZAHL!|NV)$/;

const SEPARATORS = [',', ';', '\t'] as const;
const SEPARATOR_NAMES = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;

/**
 * Reads a table as spreadsheets export it: separated by comma, semicolon or tab, with a header line; in UTF-8, UTF-16 or
 * Windows-1252 (which Latin-1 is a part of). `notes` says what is unusual. Throws a StartFailure for what is no table.
 */
export function readTable(bytes: Uint8Array, name: string): Table {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      columns: (header: string[]) => header.map((column) => column.trim()),
      bom: true,
      delimiter: separator,
      skip_empty_lines: true,
      relax_column_count_less: true,
    });
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? ` (line ${error.lines})` : '';
    throw new StartFailure(
      `${name} is no table with a header line${line}; it was read as separated by ${SEPARATOR_NAMES[separator]}.`,
      2,
    );
  }
  const [first] = rows;
  if (first === undefined) throw new StartFailure(`${name} holds no rows.`, 2);
  for (const row of rows)
    for (const [column, cell] of Object.entries(row))
      if (SPREADSHEET_ERROR.test(cell.trim())) row[column] = '';
  const notes = encoding === 'utf-8' ? [] : [`Read as ${encoding}.`];
  return { columns: Object.keys(first), rows, notes };
}

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  for (const encoding of ['utf-16le', 'utf-16be'] as const)
    if (isUtf16(bytes, encoding)) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Every sequence of bytes is some text in it: nothing else can be told from the bytes alone.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** By its mark, or because the first character, one of a column's name, has a zero beside it. */
function isUtf16([first, second]: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  if (first === undefined || second === undefined) return false;
  const [low, high] = encoding === 'utf-16le' ? [first, second] : [second, first];
  return (low === 0xff && high === 0xfe) || (low !== 0 && high === 0);
}

/** The one that the header line has most of, outside of quotes. */
function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

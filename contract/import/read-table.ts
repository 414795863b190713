import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { decodeText } from './decode-text.ts';

/** Cells of a table by the name of their column, as it stands in the file. `encoding`: only where it is not UTF-8. */
export type Table = { columns: string[]; rows: Record<string, string>[]; encoding?: string };

export type UnreadableCode = 'no_table' | 'no_rows' | 'too_many_rows';
/** What cannot be read as a table. `line`: where it stopped being one; `separator`: what it was read with. */
export class UnreadableTable extends Error {
  readonly code: UnreadableCode;
  readonly line: number | undefined;
  readonly separator: Separator | undefined;

  constructor(code: UnreadableCode, at: { line?: number | undefined; separator?: Separator } = {}) {
    super(code);
    this.name = 'UnreadableTable';
    this.code = code;
    this.line = at.line;
    this.separator = at.separator;
  }
}

/** What spreadsheets write into a cell whose formula failed. */
const SPREADSHEET_ERROR = /^#(NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|WERT!|BEZUG!|ZAHL!|NV)$/;
/** What a cell of a spreadsheet holds at most, in UTF-16 code units; more than any text of an ad. */
const CELL_MAX = 32_767;

/** No file of ads has more; each would be a cell in every row. */
const COLUMNS_MOST = 1000;

/** Spreadsheets write the rows below the last one as well: so many times what may be filled is read at all. */
const EMPTY_ROWS = 20;

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * Reads a table as spreadsheets export it: separated by comma, semicolon or tab, with a header line; in UTF-8, UTF-16 or
 * Windows-1252 (which Latin-1 is a part of). @throws UnreadableTable
 */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decodeText(bytes);
  return { ...readTableText(text), ...(encoding !== 'utf-8' && { encoding }) };
}

/** The same of a text, which people also paste from a spreadsheet. @throws UnreadableTable */
export function readTableText(text: string, rowsMost = Number.POSITIVE_INFINITY): Table {
  const separator = separatorOf(text);
  const to = rowsMost * EMPTY_ROWS;
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: separator,
      skip_empty_lines: true,
      relax_column_count: true,
      // Some programs write quotes as they are, in cells that are not quoted.
      relax_quotes: true,
      ...(Number.isFinite(to) && { to }),
    });
  } catch (error) {
    throw new UnreadableTable('no_table', { line: lineOf(error), separator });
  }
  if (rows.length === to) throw new UnreadableTable('too_many_rows');
  const wide = rows.findIndex((row) => row.length > (rows[0]?.length ?? 0));
  if (wide > 0) throw new UnreadableTable('no_table', { line: wide + 1, separator });
  return tableOf(rows, rowsMost);
}

/**
 * A table of cells, its header first. Columns without a name are left out. @throws UnreadableTable without a row, and with
 * more than `rowsMost`
 */
export function tableOf(
  [header = [], ...lines]: readonly (readonly string[])[],
  rowsMost = Number.POSITIVE_INFINITY,
): Table {
  const columns = header.slice(0, COLUMNS_MOST).map((name) => name.trim());
  const filled = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > rowsMost) throw new UnreadableTable('too_many_rows');
  const rows = filled.map((cells) =>
    Object.fromEntries(
      columns.flatMap((name, at) => (name === '' ? [] : [[name, cleanCell(cells[at] ?? '')]])),
    ),
  );
  if (rows.length === 0) throw new UnreadableTable('no_rows');
  return { columns: [...new Set(columns.filter((name) => name !== ''))], rows };
}

/** The same of cells by the name of their column; its columns are all that one of them has. @throws UnreadableTable */
export function tableOfRecords(records: readonly ReadonlyMap<string, string>[], rowsMost: number): Table {
  // Before a cell is made for each column in each row.
  if (records.length > rowsMost) throw new UnreadableTable('too_many_rows');
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))].slice(0, COLUMNS_MOST);
  return tableOf([columns, ...records.map((record) => columns.map((name) => record.get(name) ?? ''))]);
}

const cleanCell = (cell: string) => (SPREADSHEET_ERROR.test(cell.trim()) ? '' : cell.slice(0, CELL_MAX));

function lineOf(error: unknown): number | undefined {
  return error instanceof CsvError && 'lines' in error ? Number(error.lines) : undefined;
}

/** The one that the header line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

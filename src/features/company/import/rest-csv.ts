import type { Table } from '../../../../contract/import/read-table.ts';

/**
 * The rows that were not taken, as they stand in the file, with the reason in front: mended there they can be imported
 * again.
 */
export function restCells(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  rest: readonly { at: number; reason: string }[],
  head: { line: string; reason: string },
): string[][] {
  return [
    [head.line, head.reason, ...columns],
    ...rest.map(({ at, reason }) => [
      String(lineOf(at)),
      reason,
      ...columns.map((name) => rows[at]?.[name] ?? ''),
    ]),
  ];
}

/** As a spreadsheet counts: the header is line 1. */
export const lineOf = (at: number) => at + 2;

/** A value of a statute. `from`: the first day on which this table takes it to be in force. */
export type InForceFrom<Value> = { readonly from: string; readonly value: Value; readonly source: string };

/** The value of the newest row: of pages that are written once and published anew with the next version. */
export function newest<Value>(table: readonly InForceFrom<Value>[]): Value {
  const row = table.at(-1);
  if (row === undefined) throw new Error('this table is empty');
  return row.value;
}

/** The row that is in force on a day (`YYYY-MM-DD`); undefined before the first. The table is in the order of days. */
export function rowInForce<Row extends { readonly from: string }>(
  table: readonly Row[],
  day: string,
): Row | undefined {
  return table.findLast(({ from }) => from <= day);
}

/** The value that is in force on a day. Before the table's first day it throws. */
export function inForce<Value>(table: readonly InForceFrom<Value>[], day: string): Value {
  const row = rowInForce(table, day);
  if (row === undefined) throw new Error(`no rule of this table is in force on ${day}`);
  return row.value;
}

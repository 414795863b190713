/** A value of a statute. `from`: the first day on which this table takes it to be in force. */
export type InForceFrom<Value> = { readonly from: string; readonly value: Value; readonly source: string };

/** The value of the newest row: of pages that are written once and published anew with the next version. */
export function newest<Value>(table: readonly InForceFrom<Value>[]): Value {
  const row = table.at(-1);
  if (row === undefined) throw new Error('this table is empty');
  return row.value;
}

/** The value that is in force on a day (`YYYY-MM-DD`). The table is in the order of days; before its first it throws. */
export function inForce<Value>(table: readonly InForceFrom<Value>[], day: string): Value {
  const row = table.findLast(({ from }) => from <= day);
  if (row === undefined) throw new Error(`no rule of this table is in force on ${day}`);
  return row.value;
}

/** A value of a statute. `from`: the first day on which this table takes it to be in force. */
export type InForceFrom<Value> = { readonly from: string; readonly value: Value; readonly source: string };

/** The value that is in force on a day (`YYYY-MM-DD`). The table is in the order of days; before its first it throws. */
export function inForce<Value>(table: readonly InForceFrom<Value>[], day: string): Value {
  const row = table.findLast(({ from }) => from <= day);
  if (row === undefined) throw new Error(`no rule of this table is in force on ${day}`);
  return row.value;
}

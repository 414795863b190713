/** By which column a table is sorted; `down`: the largest first. */
export type TableSort = { key: string; down: boolean };

/** Ascending orders by the keys of their columns. */
export type Orders<Row> = Readonly<Record<string, (a: Row, b: Row) => number>>;

/** As it stands in an address: `due`, or `-due` for the other way. Unknown columns count as none. */
export function sortFrom(text: string | undefined, orders: Orders<never>): TableSort | undefined {
  const down = text?.startsWith('-') ?? false;
  const key = down ? text?.slice(1) : text;
  return key !== undefined && Object.hasOwn(orders, key) ? { key, down } : undefined;
}

export function textOf({ key, down }: TableSort): string {
  return down ? `-${key}` : key;
}

/** What a tap on a heading asks for: its column, and the other way where it is sorted by it already. */
export function turned(sort: TableSort | undefined, key: string): TableSort {
  return { key, down: sort?.key === key && !sort.down };
}

/** Rows that are alike stay in the order in which they are given, both ways. */
export function sorted<Row>(
  rows: readonly Row[],
  orders: Orders<Row>,
  sort: TableSort | undefined,
): readonly Row[] {
  const order = sort && orders[sort.key];
  if (!order) return rows;
  return rows.toSorted(sort.down ? (a, b) => order(b, a) : order);
}

// One for all: `localeCompare` makes a new one for each pair.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** By a word; rows without one stand last. */
export function byWord<Row>(wordOf: (row: Row) => string | null | undefined): (a: Row, b: Row) => number {
  return (a, b) => {
    const [first, second] = [wordOf(a), wordOf(b)];
    if (!first || !second) return Number(!first) - Number(!second);
    return compare(first, second);
  };
}

export function byNumber<Row>(numberOf: (row: Row) => number): (a: Row, b: Row) => number {
  return (a, b) => numberOf(a) - numberOf(b);
}

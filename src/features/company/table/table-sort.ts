/** By which column a table is sorted; `down`: the largest first. */
export type TableSort = { key: string; down: boolean };

/** An ascending order. Rows that have nothing to be sorted by stand last, both ways. */
export type Order<Row> = { compare: (a: Row, b: Row) => number; isEmpty: (row: Row) => boolean };

/** By the keys of their columns. */
export type Orders<Row> = Readonly<Record<string, Order<Row>>>;

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
  const { compare, isEmpty } = order;
  const way = sort.down ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [isEmpty(a), isEmpty(b)];
    return first || second ? Number(first) - Number(second) : way * compare(a, b);
  });
}

// One for all: `localeCompare` makes a new one for each pair.
const { compare: inWords } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

export function byWord<Row>(wordOf: (row: Row) => string | null | undefined): Order<Row> {
  return {
    compare: (a, b) => inWords(wordOf(a) ?? '', wordOf(b) ?? ''),
    isEmpty: (row) => !wordOf(row),
  };
}

export function byNumber<Row>(numberOf: (row: Row) => number | null | undefined): Order<Row> {
  return {
    compare: (a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0),
    isEmpty: (row) => (numberOf(row) ?? null) === null,
  };
}

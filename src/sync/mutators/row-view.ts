import type { Rows, TableName } from '../../../contract/sync.ts';
import type { Replica, Stored } from '../../replica/database.ts';
import { type RowKey, rowKey, splitKey, wholeTable } from '../../replica/outbox-entry.ts';
import { bucketFor, userBucket } from './bucket-for.ts';
import { LINKED, linkedId, linkedRows, splitLink } from './links.ts';
import type { RowTx } from './mutator.ts';

export type AnyRow = Stored<Rows[TableName]>;

/** What a mutator has read and changed, as keys; `undo` has what stood in the rows before it changed them. */
export class Trace {
  readonly reads = new Set<RowKey>();
  readonly undo = new Map<RowKey, AnyRow | null>();
}

/** A row, rows that name another one, or a table, that a mutator has asked for and that has to be loaded first. */
export class NotLoaded {
  readonly key: RowKey;
  constructor(key: RowKey) {
    this.key = key;
  }
}

/** Rows read from the replica so far; `null` where there is none. A row that is known is not read again. */
export class LoadedRows {
  readonly rows: Map<RowKey, AnyRow | null>;
  readonly whole = new Set<TableName>();
  /** Rows by whom they name, of which all are here. */
  readonly linked = new Set<RowKey>();

  constructor(rows: ReadonlyMap<RowKey, AnyRow | null> = new Map()) {
    this.rows = new Map(rows);
  }

  /** Brings rows in from the replica, or whole tables. Inside `writeGate`. */
  async load(db: Replica, keys: Iterable<RowKey>): Promise<void> {
    const wanted = new Map<TableName, string[]>();
    for (const key of keys) {
      const [table, id] = splitKey(key);
      if (this.whole.has(table) || this.linked.has(key) || this.rows.has(key)) continue;
      wanted.set(table, [...(wanted.get(table) ?? []), id]);
    }
    await Promise.all([...wanted].map(([table, ids]) => this.#loadOf(db, table, ids)));
  }

  async #loadOf(db: Replica, table: TableName, ids: readonly string[]): Promise<void> {
    const links = ids.filter((id) => splitLink(id));
    if (ids.includes('*') || links.length > LINKED.eachMax) {
      this.#take(table, await db.rows(table).toArray());
      this.whole.add(table);
      return;
    }
    const single = ids.filter((id) => !splitLink(id));
    const [found, ...linked] = await Promise.all([
      single.length > 0 ? db.rows(table).bulkGet(single) : [],
      ...links.map((of) => rowsLinked(db, table, of)),
    ]);
    for (const [at, id] of single.entries()) if (!found[at]) this.#put(rowKey(table, id), null);
    this.#take(table, [...found, ...linked.flat()]);
    for (const of of links) this.linked.add(`${table}:${of}`);
  }

  #take(table: TableName, rows: readonly (Rows[TableName] | undefined)[]): void {
    for (const row of rows) if (row) this.#put(rowKey(table, row._id), row as AnyRow);
  }

  #put(key: RowKey, row: AnyRow | null): void {
    if (!this.rows.has(key)) this.rows.set(key, row);
  }
}

function rowsLinked(db: Replica, table: TableName, of: string): PromiseLike<Rows[TableName][]> {
  const { link, id } = splitLink(of) as { link: string; id: string };
  return db.rows(table).where(link).equals(id).toArray();
}

/**
 * Rows as mutators see and change them, over what was loaded: in memory, so that a replay of a thousand entries costs
 * the store a handful of requests. Never asks the store for anything.
 */
export class RowView {
  #uid: string;
  #rows: Map<RowKey, AnyRow | null>;
  #whole: ReadonlySet<TableName>;
  #linked: ReadonlySet<RowKey>;
  /** Rows that were changed, with what stood there before the first change. */
  readonly before = new Map<RowKey, AnyRow | null>();

  /** @param uid of the person whose replica it is */
  constructor({ rows, whole, linked }: LoadedRows, uid: string) {
    this.#uid = uid;
    this.#rows = new Map(rows);
    this.#whole = whole;
    this.#linked = linked;
  }

  /** The row as it is now; null where there is none. */
  row(key: RowKey): AnyRow | null {
    return this.#rows.get(key) ?? null;
  }

  /** Takes back what one mutator did. */
  rollBack({ undo }: Trace): void {
    for (const [key, row] of undo) this.#rows.set(key, row);
  }

  /** A mutator's door; what goes through it is told to `trace`. Throws `NotLoaded`. */
  open(trace: Trace): RowTx {
    const read = (key: RowKey): AnyRow | null => {
      trace.reads.add(key);
      const known = this.#rows.get(key);
      if (known !== undefined) return known;
      if (this.#whole.has(splitKey(key)[0])) return null;
      throw new NotLoaded(key);
    };
    const change = (key: RowKey, to: (known: AnyRow | null) => AnyRow | null) => {
      const known = read(key);
      if (!trace.undo.has(key)) trace.undo.set(key, known);
      if (!this.before.has(key)) this.before.set(key, known);
      this.#rows.set(key, to(known));
    };
    return {
      get: (table, id) => (read(rowKey(table, id)) ?? undefined) as never,
      filter: (table, test) => {
        trace.reads.add(wholeTable(table));
        if (!this.#whole.has(table)) throw new NotLoaded(wholeTable(table));
        return this.#all(table).filter(test as never) as never;
      },
      linked: (table, link, id) => {
        trace.reads.add(wholeTable(table));
        const key = linkedRows(table, link, id);
        if (!this.#whole.has(table) && !this.#linked.has(key)) throw new NotLoaded(key);
        return this.#all(table).filter((row) => linkedId(row, link) === id) as never;
      },
      put: (table, row) =>
        change(
          rowKey(table, row._id),
          (known) => ({ ...row, _bucket: known?._bucket ?? this.#bucketOf(table, row) }) as AnyRow,
        ),
      remove: (table, id) => change(rowKey(table, id), () => null),
    };
  }

  /** Where a row that only this device knows will arrive from. */
  #bucketOf<Table extends TableName>(table: Table, row: Rows[Table]): string {
    if (table !== 'message') return bucketFor(table, row as Rows[TableName], this.#uid);
    const conversation = this.row(rowKey('conversation', (row as Rows['message'])._conversationId));
    return conversation?._bucket ?? userBucket(this.#uid);
  }

  #all(table: TableName): AnyRow[] {
    const found: AnyRow[] = [];
    for (const [key, row] of this.#rows) if (row && key.startsWith(`${table}:`)) found.push(row);
    return found;
  }
}

import { Dexie, type EntityTable, type ObservabilitySet, RangeSet } from 'dexie';
import type { Rows, TableName } from '../../contract/sync.ts';
import type { Replica, Stored } from './database.ts';

type Row<Name extends TableName> = Stored<Rows[Name]>;

/**
 * All rows of one table in memory, for lists too long to be read whole after every change. Dexie tells the keys of every
 * write, from this tab, another one or the worker, and only those rows are read again. A row that has not changed is
 * the same object as before.
 */
class KeptRows<Name extends TableName> {
  readonly #table: EntityTable<Row<Name>, '_id'>;
  readonly #compare: (a: Row<Name>, b: Row<Name>) => number;
  #rows = new Map<string, Row<Name>>();
  #list: readonly Row<Name>[] = [];
  /** What has to be read again, with the moment it was heard of: an answer asked for before that is too old for it. */
  #stale = new Map<string, number>();
  /** When all of it was said to have changed, and of when the whole list is that was read last. */
  #allStale = 0;
  #wholeOf = -1;
  #moment = 0;

  constructor(db: Replica, name: Name, compare: (a: Row<Name>, b: Row<Name>) => number) {
    this.#table = db.table(name);
    this.#compare = compare;
    const part = `idb://${db.name}/${name}/`;
    const self = new WeakRef(this);
    const hear = (written: ObservabilitySet) => {
      const kept = self.deref();
      if (!kept) Dexie.on.storagemutated.unsubscribe(hear);
      else if (written.all) kept.#forget();
      else if (written[part]) kept.#note(written[part]);
    };
    Dexie.on('storagemutated', hear);
    db.connection.reopenings.subscribe(() => {
      const kept = self.deref();
      if (kept) kept.#forget();
    });
  }

  #forget(): void {
    this.#moment += 1;
    this.#allStale = this.#moment;
  }

  #note(written: ObservabilitySet[string]): void {
    this.#moment += 1;
    for (const { from, to } of RangeSet(written)) {
      if (from === to && typeof from === 'string') this.#stale.set(from, this.#moment);
      else this.#forget();
    }
  }

  /** In the order of `compare`. A live query that awaits it is asked again after every change of the table. */
  async read(): Promise<readonly Row<Name>[]> {
    // Counted first: by this a live query depends on every row without having read it.
    const count = await this.#table.count();
    // Not before: what wakes the live query may be heard of here only after it has begun to ask.
    const asked = this.#moment;
    const whole = this.#wholeOf < this.#allStale || Math.abs(this.#rows.size - count) > this.#stale.size;
    const ids = [...this.#stale.keys()];
    if (whole) this.#takeAll(await this.#table.toArray(), asked);
    // Every id is a text, which the compiler cannot follow through the name of a table.
    else if (ids.length > 0) this.#take(ids, await this.#table.bulkGet(ids as never[]), asked);
    return this.#list;
  }

  #takeAll(rows: Row<Name>[], asked: number): void {
    // Another answer, asked for later, may have come before this one.
    if (this.#wholeOf > asked) return;
    this.#wholeOf = asked;
    this.#rows = new Map(rows.map((row) => [row._id, row]));
    this.#settle([...this.#stale.keys()], asked);
    this.#list = rows.toSorted(this.#compare);
  }

  #take(ids: readonly string[], rows: readonly (Row<Name> | undefined)[], asked: number): void {
    const added: Row<Name>[] = [];
    for (const [at, id] of ids.entries()) {
      if ((this.#stale.get(id) ?? Number.POSITIVE_INFINITY) > asked) continue;
      const row = rows[at];
      if (row && !this.#rows.has(id)) added.push(row);
      if (row) this.#rows.set(id, row);
      else this.#rows.delete(id);
    }
    this.#settle(ids, asked);
    // From the order there was: sorting what is almost sorted costs little.
    const before = this.#list.flatMap(({ _id }) => this.#rows.get(_id) ?? []);
    this.#list = [...before, ...added].sort(this.#compare);
  }

  #settle(ids: readonly string[], asked: number): void {
    for (const id of ids) if ((this.#stale.get(id) ?? 0) <= asked) this.#stale.delete(id);
  }
}

/** One reader of a table for each replica, made when it is asked for first. */
export function keptRows<Name extends TableName>(
  name: Name,
  compare: (a: Row<Name>, b: Row<Name>) => number,
): (db: Replica) => Promise<readonly Row<Name>[]> {
  const readers = new WeakMap<Replica, KeptRows<Name>>();
  return (db) => {
    const reader = readers.get(db) ?? new KeptRows(db, name, compare);
    readers.set(db, reader);
    return reader.read();
  };
}

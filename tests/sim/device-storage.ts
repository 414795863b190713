import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import type { Random } from './random.ts';
import type { Owner, Place, Scheduler } from './scheduler.ts';

/** What of the fake store the simulation looks into; its own types keep this to themselves. */
type RawTransaction = {
  _state: 'active' | 'inactive' | 'committing' | 'finished';
  _started: boolean;
  mode: string;
  db: Connection;
  listeners: unknown[];
  _requests: { request: Target }[];
  _abort: (error: string) => void;
} & Target;
type Target = { listeners: { callback: unknown }[]; [handler: `on${string}`]: unknown };
type RawStore = { records: { values: () => Iterable<{ value: unknown }> } };
type RawDatabase = {
  transactions: RawTransaction[];
  connections: Connection[];
  rawObjectStores: Map<string, RawStore>;
  processTransactions: () => void;
};
type Connection = Target & { _rawDatabase: RawDatabase; close: () => void };
type Factory = IDBFactory & { _databases: Map<string, RawDatabase> };

const HANDLERS = [
  'abort',
  'blocked',
  'close',
  'complete',
  'error',
  'success',
  'upgradeneeded',
  'versionchange',
];
const storageOf = new WeakMap<object, DeviceStorage>();

type Written = { transaction: { db: object; _execRequestAsync: (request: object) => unknown } };

/** Writes of a full device fail as a browser's do. */
for (const method of ['put', 'add'] as const) {
  const write = IDBObjectStore.prototype[method] as (...args: unknown[]) => unknown;
  IDBObjectStore.prototype[method] = function (this: unknown, ...args: unknown[]) {
    const { transaction } = this as Written;
    if (!storageOf.get(transaction.db)?.full) return write.apply(this, args);
    const operation = () => {
      throw new DOMException('no space left', 'QuotaExceededError');
    };
    return transaction._execRequestAsync({ source: this, operation });
  } as never;
}

/** The IndexedDB of one device, and all that can happen to it. */
export class DeviceStorage {
  full = false;
  readonly #factory = new IDBFactory() as Factory;
  readonly #opened = new Map<Owner, { connections: Set<Connection>; requests: Set<Target> }>();
  readonly #place: Place;
  readonly #scheduler: Scheduler;
  /** By database and table: what lay there, and at which change of this storage. */
  readonly #read = new Map<string, { changes: number; rows: readonly unknown[] }>();

  constructor(scheduler: Scheduler, place: Place) {
    this.#scheduler = scheduler;
    this.#place = place;
  }

  /** `indexedDB` as one context sees it: what it opens is remembered, so that it can be taken from it. */
  factoryFor(owner: Owner): globalThis.IDBFactory {
    const known = this.#opened.get(owner);
    const mine = known ?? { connections: new Set<Connection>(), requests: new Set<Target>() };
    this.#opened.set(owner, mine);
    const factory = this.#factory;
    const keep = (request: { result: unknown }) => {
      storageOf.set(request.result as object, this);
      mine.connections.add(request.result as Connection);
    };
    const open = (name: string, version?: number) => {
      const request = version === undefined ? factory.open(name) : factory.open(name, version);
      mine.requests.add(request as never);
      request.addEventListener('upgradeneeded', () => keep(request));
      request.addEventListener('success', () => {
        mine.requests.delete(request as never);
        keep(request);
      });
      return request;
    };
    const facade = {
      open,
      deleteDatabase: factory.deleteDatabase.bind(factory),
      databases: factory.databases.bind(factory),
      cmp: factory.cmp.bind(factory),
    };
    return facade as unknown as globalThis.IDBFactory;
  }

  /**
   * Rows as they lie there now, also those of a transaction that is under way. They are the store's own, and the same
   * array for as long as nothing has changed.
   */
  rows<Row>(database: string, table: string): readonly Row[] {
    const { changes } = this.#place;
    const key = `${database} ${table}`;
    const known = this.#read.get(key);
    if (known?.changes === changes) return known.rows as readonly Row[];
    const store = this.#factory._databases.get(database)?.rawObjectStores.get(table);
    const rows = store ? Array.from(store.records.values(), ({ value }) => value as Row) : [];
    this.#read.set(key, { changes, rows });
    return rows;
  }

  get databases(): string[] {
    return [...this.#factory._databases.keys()];
  }

  /** Whether a writing transaction is under way: what lies there is not settled. */
  busy(database: string): boolean {
    const raw = this.#factory._databases.get(database);
    return (
      raw?.transactions.some(
        ({ _state, _started, mode }) => _started && _state !== 'finished' && mode !== 'readonly',
      ) ?? false
    );
  }

  /** The context is gone: its transactions abort, its connections close, and nothing is told to it any more. */
  kill(owner: Owner): void {
    this.#scheduler.at(this.#place, () => this.#kill(owner));
  }

  #kill(owner: Owner): void {
    const mine = this.#opened.get(owner);
    this.#opened.delete(owner);
    for (const request of mine?.requests ?? []) {
      silence(request);
      const opening = request as unknown as IDBOpenDBRequest;
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('success', () => opening.result.close());
    }
    for (const connection of mine?.connections ?? []) {
      silence(connection);
      for (const transaction of connection._rawDatabase.transactions) {
        if (transaction.db !== connection || transaction._state === 'finished') continue;
        // What the store itself listens to stays: it begins the next transaction.
        const own = transaction.listeners.filter(
          ({ callback }, at) => at < 3 || callback === connection._rawDatabase.processTransactions,
        );
        silence(transaction);
        transaction.listeners.push(...own);
        for (const { request } of transaction._requests) silence(request);
        transaction._abort('AbortError');
      }
      connection.close();
      connection._rawDatabase.processTransactions();
    }
  }

  /** One transaction that is writing fails. Answers whether there was one. */
  abortOne(random: Random): boolean {
    const writing = [...this.#factory._databases.values()].flatMap(({ transactions }) =>
      transactions.filter(
        ({ _started, _state, mode }) => _started && _state === 'active' && mode === 'readwrite',
      ),
    );
    const transaction = random.pick(writing);
    const error = random.pick(['AbortError', 'UnknownError', 'QuotaExceededError']) as string;
    this.#scheduler.at(this.#place, () => transaction?._abort(error));
    return transaction !== undefined;
  }

  /** Every connection of one context is closed by the browser. */
  closeUnder(owner: Owner): void {
    for (const connection of this.#opened.get(owner)?.connections ?? []) {
      this.#closeByForce(connection);
    }
    this.#opened.get(owner)?.connections.clear();
  }

  /** The browser deletes a database, even one in use. False: it is just being opened. */
  wipe(database: string): boolean {
    const raw = this.#factory._databases.get(database);
    if (!raw || raw.connections.some((connection) => !storageOf.has(connection))) return false;
    this.#factory._databases.delete(database);
    this.#place.changes += 1;
    for (const connection of raw.connections) this.#closeByForce(connection);
    return true;
  }

  hang(until: number): void {
    this.#place.storageHangsUntil = until;
  }

  #closeByForce(connection: Connection): void {
    this.#scheduler.at(this.#place, () => {
      for (const transaction of [...connection._rawDatabase.transactions])
        if (transaction.db === connection && transaction._state !== 'finished')
          transaction._abort('AbortError');
      forceCloseDatabase(connection as unknown as Parameters<typeof forceCloseDatabase>[0]);
    });
  }
}

function silence(target: Target): void {
  target.listeners.length = 0;
  for (const handler of HANDLERS) if (`on${handler}` in target) target[`on${handler}`] = null;
}

import type { PGlite } from '@electric-sql/pglite';
import { type Dialect, type Driver, PGliteAdapter, PGliteDialect } from 'kysely';
import { TooManyError } from './too-many.ts';

/**
 * PGlite with a limited queue in front of its one connection. Kysely's own has no end: an overloaded server would
 * answer everybody after they have given up.
 * @param queue how many may wait; the next are refused
 */
export function brakedPglite(pglite: PGlite, queue: number): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => oneAtATime(dialect.createDriver(), queue),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** The driver does the queueing. */
class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function oneAtATime(driver: Driver, queue: number): Driver {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      if (taken) {
        if (waiting.length >= queue) throw new TooManyError();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      taken = true;
      return driver.acquireConnection(options);
    },
    async releaseConnection(connection, options) {
      await driver.releaseConnection(connection, options);
      const next = waiting.shift();
      taken = next !== undefined;
      next?.();
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: (options) => driver.destroy(options),
  };
}

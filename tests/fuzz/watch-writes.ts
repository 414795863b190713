import pg from 'pg';

const WRITES = /^\s*(insert|update|delete|truncate|alter|create|drop)\b|\b(insert into|delete from) /i;

/**
 * Counts transactions that changed something and were committed, as PostgreSQL's own driver sees them: what a refused
 * request must never have. Not for PGlite, whose transactions pass by its `query`.
 */
export function watchWrites(): { committed: () => number; stop: () => void } {
  let committed = 0;
  const dirty = new WeakMap<object, boolean>();
  const see = (client: object, text: string) => {
    if (/^\s*(begin|start transaction)/i.test(text)) dirty.set(client, false);
    else if (/^\s*rollback/i.test(text)) dirty.delete(client);
    else if (/^\s*commit/i.test(text)) {
      if (dirty.get(client)) committed += 1;
      dirty.delete(client);
    } else if (WRITES.test(text)) {
      if (dirty.has(client)) dirty.set(client, true);
      else committed += 1;
    }
  };
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function watched(this: object, ...args: unknown[]) {
    const [statement] = args;
    see(
      this,
      typeof statement === 'string' ? statement : String((statement as { text?: unknown })?.text ?? ''),
    );
    return query.apply(this, args);
  };
  return {
    committed: () => committed,
    stop: () => {
      prototype.query = query;
    },
  };
}

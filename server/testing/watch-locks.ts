import pg from 'pg';
import { LOCK_ORDER } from '../database/lock-order.ts';
import { sentText } from './sent-text.ts';

/** `made`: tables it has put rows into, for which nobody can wait. */
type Transaction = { call: string; locked: string[]; made: Set<string> };

/**
 * Holds every transaction of PostgreSQL's own driver against the order in which rows are locked. `broken` gives, and
 * forgets, what went the other way: a table that is first locked behind one that comes later. Tables without a place in
 * the order are passed over: their rows hang on one that has. Not for PGlite, whose transactions pass by the driver.
 */
export function watchLocks(): { broken: () => string[]; stop: () => void } {
  const open = new WeakMap<object, Transaction>();
  const broken = new Set<string>();

  function note(client: object, text: string, values: unknown, rows: number): void {
    if (/^\s*(begin|start transaction)/i.test(text))
      open.set(client, { call: '', locked: [], made: new Set() });
    // One that takes triggers or keys away has the database for itself: a restore, and a test that empties it.
    else if (/^\s*(commit|rollback)\s*$|session_replication_role|^\s*alter table/i.test(text))
      open.delete(client);
    const transaction = open.get(client);
    if (transaction === undefined || rows === 0) return;
    if (/insert into "idempotency"/i.test(text) && Array.isArray(values))
      transaction.call = String(values[2]);
    for (const table of lockedBy(text)) take(transaction, table, text);
    const made = /^insert into "(\w+)"/i.exec(text)?.[1];
    if (made) transaction.made.add(made);
  }

  function take({ call, locked, made }: Transaction, table: string, text: string): void {
    const place = placeOf(table);
    if (place === -1 || locked.includes(table) || made.has(table)) return;
    const later = locked.find((one) => placeOf(one) > place);
    if (later !== undefined)
      broken.add(`${table} is locked after ${locked.join(', ')} (${call || 'no call'}): ${text}`);
    locked.push(table);
  }

  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function watched(this: object, ...args: unknown[]) {
    const answer = query.apply(this, args);
    const { text, values } = sentText(args);
    if (text === undefined || !(answer instanceof Promise)) return answer;
    return answer.then((result: { rowCount?: number | null }) => {
      note(this, text, values, result.rowCount ?? 0);
      return result;
    });
  };
  return {
    broken() {
      const found = [...broken];
      broken.clear();
      return found;
    },
    stop: () => {
      prototype.query = query;
    },
  };
}

const placeOf = (table: string) => LOCK_ORDER.findIndex((tables) => tables.includes(table));

const TABLE = '"?(\\w+)"?';
const CHANGED = new RegExp(`\\b(?:update|delete from) ${TABLE}`, 'gi');
const RAISED = new RegExp(`\\binsert into ${TABLE} .* do update `, 'is');
const READ = new RegExp(`\\b(?:from|join) ${TABLE}`, 'gi');
const LOCKS = /\bfor (?:no key update|update|share)(?: of "(\w+)")?/i;

/** Tables a statement reads itself; what stands in parentheses (subqueries, conditions) is not locked by it. */
function tablesIn(text: string): string[] {
  let outer = text;
  for (let before = ''; before !== outer; ) [before, outer] = [outer, outer.replace(/\([^()]*\)/g, '')];
  return [...outer.matchAll(READ)].flatMap(([, table]) => (table ? [table] : []));
}

/** Tables of which a statement locks rows that were there: those that refer to others lock nothing that matters. */
function lockedBy(text: string): string[] {
  const tables: string[] = [];
  const locks = LOCKS.exec(text);
  if (locks) tables.push(...(locks[1] ? [locks[1]] : tablesIn(text)));
  const raised = RAISED.exec(text)?.[1];
  if (raised) tables.push(raised);
  const plain = text.replace(LOCKS, '').replace(/\bdo update set\b/gi, '');
  for (const match of plain.matchAll(CHANGED)) if (match[1]) tables.push(match[1]);
  return tables;
}

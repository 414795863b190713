/**
 * The one order in which a transaction locks rows; every call, webhook and task keeps it, so that no two ever wait for
 * each other. A test harness holds it against each transaction of the server's tests (server/testing/watch-locks.ts).
 *
 * - Rows are locked with `for no key update`: what is only changed must not hold up those who insert rows that refer to
 *   it. `for update` is for rows that are deleted.
 * - Within one table by id, or all of them in one statement that orders by id.
 * - The people whose records a transaction changes come before everything else, the caller with them: what a call has
 *   read of its caller holds until the end. Consent, lock, erasure and membership change only behind that row.
 * - A row guards what hangs on it: to change an application, hold its job; to change an offer, hold its application.
 * - Notices that a change makes needless, a company's log and the change log are collected (change-log/effects.ts) and
 *   written last, sorted; so the rows that everybody needs are held for the shortest time.
 *
 * Tables that are not named here hang on a row of one that is: a membership or a setting on its person, an invitation on
 * its company, a message on its conversation, a statement of reasons on what was restricted. Tables of one line never meet in one transaction.
 */
export const LOCK_ORDER: readonly (readonly string[])[] = [
  ['user'],
  ['company'],
  ['customer'],
  ['subscription', 'invoice'],
  ['job'],
  ['application'],
  ['offer'],
  ['creator'],
  ['creator_source'],
  ['conversation'],
  // The advisory lock of a limit (api/limit.ts) has its place here.
  ['file'],
  ['report'],
  ['appeal', 'address'],
  ['notification'],
  ['company_log_head'],
  ['market_change'],
  ['bucket'],
];

import { sqlState } from './sql-state.ts';

/**
 * What says that the database cannot do it now, whatever was asked: connection exceptions (08), no room, memory or place
 * on disk (53), an operator's hand or a restart (57P), one that only reads since a failover (25006), what the time limits
 * of the pool have ended (25P03, 55P03, 57014) and what came after that in the same transaction (25P02), refused sockets.
 */
const STATES = /^(08|53|57P|25006|25P0[23]|55P03|57014|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

/** The same from pg itself, which gives these errors no code. */
const SENTENCES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
  'Cannot use a pool after calling end on the pool',
];

/** Whether the same call may succeed later without anybody having changed anything. */
export function isAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== '') return STATES.test(state);
  if (!(error instanceof Error)) return false;
  return SENTENCES.some((sentence) => error.message.startsWith(sentence)) || isAway(error.cause);
}

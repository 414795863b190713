/** The tables that the first list and the bars around it are read from (market-start.ts); the worker knows no queries. */
export const MARKET_TABLES = [
  'application',
  'conversation',
  'job',
  'meta',
  'notification',
  'offer',
  'outbox',
  'user',
] as const;

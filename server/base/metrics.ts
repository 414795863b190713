import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process measures of itself. Labels name routes and codes, never people. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'zusage_request_seconds',
      help: 'Duration of requests by route pattern, method and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'zusage_refusals_total',
      help: 'Refused requests by error code',
      labelNames: ['code'],
      registers,
    }),
    replays: new Counter({
      name: 'zusage_replays_total',
      help: 'Writes answered with their stored answer',
      registers,
    }),
    tries: new Counter({
      name: 'zusage_transaction_tries_total',
      help: 'Transactions that lost a race or ran out of time, by SQLSTATE and whether they were tried again',
      labelNames: ['sqlstate', 'outcome'],
      registers,
    }),
    replicaReads: new Counter({
      name: 'zusage_replica_reads_total',
      help: 'Reads that everybody may make, by who answered: the replica, or the primary because it could not',
      labelNames: ['by'],
      registers,
    }),
    streams: new Gauge({ name: 'zusage_event_streams', help: 'Open event streams', registers }),
    work: new Counter({
      name: 'zusage_work_total',
      help: 'Tasks of the work table by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}

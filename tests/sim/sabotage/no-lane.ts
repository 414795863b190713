import { schedule as original, type Schedule } from '../../../src/sync/outbox/schedule.ts';

export { dueAt, type Pauses, type Schedule } from '../../../src/sync/outbox/schedule.ts';

/** Every entry has a lane of its own. */
export function schedule(...[entries, ...rest]: Parameters<typeof original>): Schedule {
  return original(
    Array.from(entries, (entry) => ({ ...entry, lane: entry.id })),
    ...rest,
  );
}

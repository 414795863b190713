import { schedule as original, type Schedule } from '../../../src/sync/outbox/schedule.ts';

export { dueAt, type Pauses, type Schedule } from '../../../src/sync/outbox/schedule.ts';

/** Nothing comes after anything of another lane. */
export function schedule(...[entries, ...rest]: Parameters<typeof original>): Schedule {
  return original(
    Array.from(entries, (entry) => ({ ...entry, after: null })),
    ...rest,
  );
}

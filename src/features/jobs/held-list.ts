import type { Job } from '../../../contract/entities/job.ts';

/** A row of the list on the screen; `gone`: it is no longer among what the filters find. */
export type HeldRow = { job: Job; gone: boolean };

/**
 * What is shown of `found` while the reader holds on to `held`: the same rows in the same places, each as it is now,
 * so that nothing moves under the thumb. `added` is how many more there would be.
 */
export function heldList(held: readonly Job[], found: readonly Job[]): { rows: HeldRow[]; added: number } {
  if (held === found) return { rows: held.map((job) => ({ job, gone: false })), added: 0 };
  const now = new Map(found.map((job) => [job._id, job]));
  const rows = held.map((job) => ({ job: now.get(job._id) ?? job, gone: !now.has(job._id) }));
  const kept = rows.filter(({ gone }) => !gone).length;
  return { rows, added: found.length - kept };
}

import { isWhileLocked } from '../../../contract/call.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { Pauses } from '../outbox/schedule.ts';
import { packBatch } from './batch.ts';
import type { SendEnd } from './settle.ts';

/** Lanes that are sent side by side, at most: as many connections as HTTP/1.1 browsers leave us beside the rest. */
const SIDE_BY_SIDE = 4;

/**
 * What a drain has learnt from what it has sent so far.
 * @property paused nothing more can be sent now; @property locked only calls that a locked account may make
 * @property outdated the outbox has to be read again; `behind`: after a pull
 */
export type Course = { paused: boolean; locked: boolean; outdated: 'reset' | 'behind' | null };
export const UNHINDERED: Course = { paused: false, locked: false, outdated: null };

/** `paused`: nothing more can be sent now · `reset` and `behind`: as of an entry */
export type DrainEnd = 'done' | 'paused' | 'reset' | 'behind';

/** Pure. */
export function courseAfter(course: Course, end: SendEnd): Course {
  switch (end) {
    case 'pause':
      return { ...course, paused: true };
    case 'locked':
      return { ...course, locked: true };
    case 'behind':
      return { ...course, outdated: 'behind' };
    case 'reset':
      return { ...course, outdated: course.outdated ?? 'reset' };
    default:
      return course;
  }
}

/** Pure: how a drain ends that has nothing more to send. */
export function endOf({ paused, locked, outdated }: Course): DrainEnd {
  if (paused) return 'paused';
  return outdated ?? (locked ? 'paused' : 'done');
}

/** @property ready heads of lanes, as `schedule` gives them; @property entries the whole outbox, in its order */
export type Queue = {
  ready: readonly OutboxEntry[];
  entries: Iterable<OutboxEntry>;
  now: number;
  pauses: Pauses;
};

/**
 * Pure: the entries of the next request, one or several; none where no more may be sent, or not side by side.
 * @param options.busy lanes that are being sent, each with its request; @param options.uploads how many of these requests
 *   carry files: one slot is left to what is short; @param options.together may be several at once
 */
export function nextRequest(
  { paused, locked, outdated }: Course,
  { ready, entries, now, pauses }: Queue,
  { busy, uploads, together }: { busy: ReadonlyMap<string, unknown>; uploads: number; together: boolean },
): readonly OutboxEntry[] {
  if (paused || outdated || new Set(busy.values()).size === SIDE_BY_SIDE) return [];
  const heads = ready.filter(
    ({ lane, name, files }) =>
      !busy.has(lane) &&
      (!locked || isWhileLocked(engineCalls[name])) &&
      (files.length === 0 || uploads < SIDE_BY_SIDE - 1),
  );
  if (heads.length === 0) return [];
  const batch = together && !locked ? packBatch(entries, heads, { now, pauses }) : [];
  // Only where it spares waiting: of what goes side by side, one request that is lost holds up one entry.
  const sideBySide = Math.min(new Set(batch.map(({ lane }) => lane)).size, SIDE_BY_SIDE);
  return batch.length > sideBySide ? batch : heads.slice(0, 1);
}

import { PAUSE_MAX_MS, WAIT_IN_PLACE_MS } from '../../../contract/limits.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { isPaused, pauseCall } from '../outbox/pauses.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { SyncPorts } from '../wire/ports.ts';

/** Of the pauses (rule W7): uploads as a whole. */
const UPLOADS = 'file.ticket';

/**
 * A no to a file as the entry has to hear it: with the file's name, so that the person knows which one to take off. A
 * conflict about a file is none about the entry, so it counts as a refusal.
 */
export function fileFailure<Data>(
  outcome: Outcome<Data>,
  file: Pick<WaitingFile, 'id' | 'name'>,
): Outcome<Data> {
  if (outcome.kind !== 'failure') return outcome;
  const { failure } = outcome;
  const detail = { ...failure.detail, file: file.name, fileId: file.id };
  return {
    kind: 'failure',
    failure: { ...failure, status: failure.status === 409 ? 422 : failure.status, detail },
  };
}

/**
 * Where the server wants to be left alone with files for long, that is kept for files alone: the entry's own call must
 * not pause for it, or a day's limit on uploads would hold up every message without one.
 */
export async function holdOff<Data>(
  { db, clock }: SyncPorts,
  outcome: Outcome<Data>,
): Promise<Outcome<Data>> {
  if (outcome.kind !== 'failure') return outcome;
  const { retryAfterMs = 0, ...failure } = outcome.failure;
  if (retryAfterMs <= WAIT_IN_PLACE_MS) return outcome;
  const ms = Math.min(retryAfterMs, PAUSE_MAX_MS);
  await writeGate(db, () => pauseCall(db, UPLOADS, clock(), ms), { tables: [db.pause] });
  return { kind: 'failure', failure };
}

/** Undefined where files may be sent now; otherwise what to tell the entry without asking anybody. */
export async function heldOff({ db, clock }: SyncPorts): Promise<Outcome<never> | undefined> {
  if (!(await isPaused(db, UPLOADS, clock()))) return undefined;
  const failure = { status: 429, code: 'too_many_requests', message: 'uploads are paused' };
  return { kind: 'failure', failure };
}

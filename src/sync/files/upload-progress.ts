import type { Replica } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { holdsLease, renewLease } from '../outbox/lease.ts';
import type { SyncPorts } from '../wire/ports.ts';

/** Pieces do not get smaller: at this size even a line of 20 kbit/s brings one before a request times out. */
const PIECE_MIN = 128 * 1024;

type Of = { ports: SyncPorts; entry: OutboxEntry; file: WaitingFile };

/**
 * Notes what the server has, for the person to see, with a sign of life: a long upload on a thin line is no frozen
 * drain (rule W8). False: this drain has been replaced and has nothing more to say.
 */
export function confirm(
  { ports: { db, clock }, entry, file }: Of,
  { offset, complete }: { offset: number; complete: boolean },
): Promise<boolean> {
  const note = async () => {
    if (!(await holdsLease(db, entry.fence))) return false;
    await renewLease(db, clock());
    const piece = (await db.upload.get(file.id))?.piece ?? file.size;
    await db.upload.put({ id: file.id, sent: offset, complete, piece });
    return true;
  };
  return writeGate(db, note, { tables: [db.lease, db.upload] });
}

/** A piece of so many bytes found no answer: it may have been too much for the time a request has, so halve it. */
export async function noAnswerTo({ ports: { db }, entry, file }: Of, bytes: number): Promise<void> {
  if (bytes <= PIECE_MIN) return;
  const halve = async () => {
    if (!(await holdsLease(db, entry.fence))) return;
    await db.upload.update(file.id, { piece: Math.max(PIECE_MIN, Math.ceil(bytes / 2)) });
  };
  await writeGate(db, halve, { tables: [db.lease, db.upload] });
}

/** The bytes from `at` on, as many as go in one request. */
export async function nextPiece(
  db: Replica,
  file: WaitingFile,
  at: number,
  pieceMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = Math.min(pieceMax, (await db.upload.get(file.id))?.piece ?? pieceMax, file.size - at);
  return new Uint8Array(file.bytes, at, Math.max(0, size));
}

import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { PieceAnswer } from '../../../contract/file-piece.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { Transport } from '../wire/transport.ts';
import { fileFailure, heldOff, holdOff } from './file-failure.ts';
import { confirm, nextPiece, noAnswerTo } from './upload-progress.ts';

/** Times a file may be set back (a piece lost, the ticket forgotten) before the try is given up. */
const SETBACKS_MAX = 3;

const DONE: Outcome<unknown> = { kind: 'answer', data: null, changes: [] };

type Upload = {
  ports: SyncPorts;
  transport: Transport;
  entry: OutboxEntry;
  file: WaitingFile;
  token: string;
  epoch: string | undefined;
};

/**
 * Uploads what an entry needs first (rule W9); an answer once the server has all of it. The server is asked about each
 * file at every try: what it knows already costs one request and no bytes, and what it has forgotten meanwhile (files
 * that belong to nothing are erased after 48 hours, a backup may be older) is sent again. Any other outcome means for
 * the entry what it means for a call; a refusal names the file in `detail.file`.
 */
export async function uploadFiles(
  ports: SyncPorts,
  transport: Transport,
  entry: OutboxEntry,
  { token, epoch }: { token: string; epoch: string | undefined },
): Promise<Outcome<unknown>> {
  for (const id of entry.files ?? []) {
    const file = await ports.db.file.get(id);
    // Of what is sent again after a restore the bytes may be gone: then the server says whether it misses them.
    if (!file) continue;
    const outcome = await uploadFile({ ports, transport, entry, file, token, epoch });
    if (outcome.kind !== 'answer') return outcome;
  }
  return DONE;
}

async function uploadFile(upload: Upload): Promise<Outcome<unknown>> {
  const { ports, file } = upload;
  const held = await heldOff(ports);
  if (held) return held;
  let farthest = -1;
  for (let setbacks = 0; setbacks <= SETBACKS_MAX; setbacks += 1) {
    const ticket = await askTicket(upload);
    if (ticket.kind !== 'answer') return holdOff(ports, fileFailure(ticket, file));
    const { state, offset, pieceMax } = ticket.data;
    // Only a turn that begins no farther than the last is a setback.
    if (offset > farthest) setbacks = 0;
    farthest = Math.max(farthest, offset);
    if (!(await confirm(upload, { offset, complete: state === 'complete' }))) return LEFT;
    if (state === 'complete') return DONE;
    const end = await sendPieces(upload, offset, pieceMax);
    if (end.outcome.kind === 'answer') return DONE;
    if (!end.again) return holdOff(ports, fileFailure(end.outcome, file));
  }
  return { kind: 'none', reason: 'set back again and again' };
}

/** Another drain has taken over (rule W8). */
const LEFT: Outcome<never> = { kind: 'none', reason: 'the lease is gone' };

/**
 * A key of its own each time: under an old one the server would repeat how far the upload had come then. It never hands
 * out another id than the one asked for, which the entry's arguments name already.
 */
async function askTicket({
  ports,
  transport,
  file,
  token,
  epoch,
}: Upload): Promise<Outcome<AnswerOf<'file.ticket'>>> {
  const { id, name, mime, size, hash, purpose } = file;
  const args: ArgsOf<'file.ticket'> = { _id: id, name, mime, size, hash, purpose };
  const outcome = await transport('file.ticket', args, { token, epoch, key: ports.newId() });
  if (outcome.kind !== 'answer' || outcome.data.fileId === id) return outcome;
  return { kind: 'none', reason: 'ticket of another file' };
}

/** @property again whether the server should be asked at once where to go on */
type SendEnd = { outcome: Outcome<PieceAnswer>; again: boolean };

/** Sends from `offset` on, each time from where the server is, until the file is complete or something stops it. */
async function sendPieces(upload: Upload, offset: number, pieceMax: number): Promise<SendEnd> {
  const { ports, file, token } = upload;
  let at = offset;
  let advanced = false;
  for (;;) {
    // At the end it is empty: all bytes are there, and only the check was cut off.
    const bytes = await nextPiece(ports.db, file, at, pieceMax);
    const outcome = await (ports.sendPiece?.({ fileId: file.id, offset: at, bytes, token }) ??
      Promise.resolve(UNABLE));
    if (outcome.kind === 'none') {
      await noAnswerTo(upload, bytes.byteLength);
      // A break after something got through is no reason to wait.
      return { outcome, again: advanced };
    }
    if (outcome.kind === 'failure') return { outcome, again: isSetback(outcome.failure) };
    const { state, offset: next } = outcome.data;
    if (!(await confirm(upload, { offset: next, complete: state === 'complete' })))
      return { outcome: LEFT, again: false };
    if (state === 'complete') return { outcome, again: false };
    // It took nothing: asked again instead of sent again without end.
    if (next <= at) return { outcome: { kind: 'none', reason: 'no progress' }, again: true };
    at = next;
    advanced = true;
  }
}

const UNABLE: Outcome<never> = { kind: 'none', reason: 'no way to send bytes' };

/** The server is elsewhere in the file than we thought, or knows nothing of it any more. */
function isSetback({ status, code }: { status: number; code: string }): boolean {
  return code === 'offset_conflict' || (status === 404 && code === 'not_found');
}

import { createHash } from 'node:crypto';
import type { PieceAnswer } from '../../../contract/file-piece.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import type { SendPiece } from '../wire/bytes.ts';
import type { Outcome } from '../wire/outcome.ts';
import { answer, noAnswer, type Sent } from './engine.ts';

/** For the tests of this folder: a server that takes files as the real one does, with faults between the lines. */

/** `lost-request`: it never arrives · `lost-answer`: it has its effect, and its answer is lost. */
export type Fault = 'lost-request' | 'lost-answer' | Outcome<never>;

export function waitingFile(id: string, size: number, more: Partial<WaitingFile> = {}): WaitingFile {
  const bytes = new Uint8Array(size).map((_, at) => (at * 31 + (at >> 8)) % 251);
  return {
    id,
    name: 'Lebenslauf.pdf',
    mime: 'application/pdf',
    purpose: 'message',
    size,
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.buffer,
    ...more,
  };
}

type Held = { hash: string; size: number; bytes: Uint8Array; received: number; complete: boolean };

export function fileServer({ pieceMax = FILE_MAX.piece }: { pieceMax?: number } = {}) {
  const held = new Map<string, Held>();
  /** Faults of the requests to come, in order; undefined lets one through. */
  const tickets: (Fault | undefined)[] = [];
  const pieces: (Fault | undefined)[] = [];
  const log: string[] = [];

  const through = async <Data>(
    fault: Fault | undefined,
    effect: () => Outcome<Data>,
  ): Promise<Outcome<Data>> => {
    if (fault === 'lost-request') return noAnswer as Outcome<Data>;
    if (fault === 'lost-answer') {
      effect();
      return noAnswer as Outcome<Data>;
    }
    return fault ?? effect();
  };
  const conflict = (offset: number): Outcome<never> => ({
    kind: 'failure',
    failure: { status: 409, code: 'offset_conflict', message: '', detail: { offset } },
  });
  const unknown: Outcome<never> = {
    kind: 'failure',
    failure: { status: 404, code: 'not_found', message: '' },
  };

  const ticket = ({ args, key }: Sent) => {
    const { _id, hash, size } = args as { _id: string; hash: string; size: number };
    const twin = [...held.values()].find((other) => other.hash === hash && other.complete);
    const file = held.get(_id) ?? {
      ...(twin ?? { hash, size, bytes: new Uint8Array(size), received: 0, complete: false }),
    };
    held.set(_id, file);
    log.push(`ticket ${key === undefined ? 'without key' : file.received}`);
    return answer({
      fileId: _id,
      state: file.complete ? 'complete' : 'upload',
      offset: file.received,
      pieceMax,
      expiresAt: null,
    });
  };

  const take = (fileId: string, offset: number, bytes: Uint8Array): Outcome<PieceAnswer> => {
    const file = held.get(fileId);
    log.push(`piece ${offset}+${bytes.byteLength}`);
    if (!file) return unknown;
    if (!file.complete) {
      if (offset !== file.received) return conflict(file.received);
      file.bytes.set(bytes, offset);
      file.received += bytes.byteLength;
      if (file.received === file.size) {
        if (createHash('sha256').update(file.bytes).digest('hex') !== file.hash) throw new Error('hash');
        file.complete = true;
      }
    }
    const state = file.complete ? 'complete' : 'upload';
    return {
      kind: 'answer',
      data: { fileId, state, offset: file.received, attachment: null },
      changes: [],
    };
  };

  return {
    held,
    tickets,
    pieces,
    log,
    /** Answers a call to `file.ticket`. */
    ticket: (request: Sent) => through(tickets.shift(), () => ticket(request)),
    sendPiece: (({ fileId, offset, bytes }) =>
      through(pieces.shift(), () => take(fileId, offset, bytes.slice()))) satisfies SendPiece as SendPiece,
  };
}

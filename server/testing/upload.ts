import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { v7 } from 'uuid';
import { API_BASE, type ArgsOf } from '../../contract/calls.ts';
import { RESTORE_LOG } from '../domain/backup/restore-log.ts';
import { SEGMENTS } from '../domain/market-files/segment-key.ts';
import type { TestApp } from './test-app.ts';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Names of the files in the store; notes for a restore are none, nor are the market’s files. */
export function stored(t: TestApp): string[] {
  if (!existsSync(t.filesFolder)) return [];
  return readdirSync(t.filesFolder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && ![RESTORE_LOG, SEGMENTS].some((own) => entry.parentPath.includes(own)),
    )
    .map((entry) => entry.name)
    .sort();
}

type Ticket = ArgsOf<'file.ticket'>;

/** What a ticket for these bytes says; a message's PDF unless said otherwise. */
export function announcing(bytes: Buffer, more: Partial<Ticket> = {}): Ticket {
  return {
    _id: v7(),
    name: 'Lebenslauf.pdf',
    mime: 'application/pdf',
    size: bytes.length,
    hash: sha256(bytes),
    purpose: 'message',
    ...more,
  };
}

export type PutAnswer = {
  status: number;
  data?: { fileId: string; state: string; offset: number; attachment: Record<string, unknown> | null };
  error?: { code: string; detail?: Record<string, unknown> };
};

/** Sends a piece. */
export async function putPiece(
  t: TestApp,
  uid: string | null,
  fileId: string,
  offset: number | string | undefined,
  bytes: Buffer,
): Promise<PutAnswer> {
  const response = await t.app.inject({
    method: 'PUT',
    url: `${API_BASE}/file/bytes/${fileId}`,
    headers: {
      'content-type': 'application/octet-stream',
      ...(uid === null ? {} : { authorization: `Bearer ${uid}` }),
      ...(offset === undefined ? {} : { 'upload-offset': String(offset) }),
    },
    payload: bytes,
  });
  return { status: response.statusCode, ...response.json() };
}

/** Reads a file's bytes, with whatever headers and query. */
export function getBytes(
  t: TestApp,
  uid: string | null,
  fileId: string,
  { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
) {
  return t.app.inject({
    method: 'GET',
    url: `${API_BASE}/file/bytes/${fileId}${query}`,
    headers: { ...(uid === null ? {} : { authorization: `Bearer ${uid}` }), ...headers },
  });
}

/** A complete file of somebody; its id. */
export async function uploaded(
  t: TestApp,
  uid: string,
  bytes: Buffer,
  more: Partial<Ticket> = {},
): Promise<string> {
  const ticket = await t.call(uid, 'file.ticket', announcing(bytes, more));
  if (ticket.status !== 200) throw new Error(`ticket: ${JSON.stringify(ticket.error)}`);
  const { fileId, state, pieceMax } = ticket.data;
  let answer: PutAnswer | undefined;
  for (let at = 0; state === 'upload' && at < bytes.length; at += pieceMax)
    answer = await putPiece(t, uid, fileId, at, bytes.subarray(at, at + pieceMax));
  if (answer !== undefined && answer.data?.state !== 'complete')
    throw new Error(`upload: ${JSON.stringify(answer)}`);
  return fileId;
}

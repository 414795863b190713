import { bytesPath, OFFSET_HEADER, type PieceAnswer, pieceAnswer } from '../../../contract/file-piece.ts';
import { API_BASE } from '../../../contract/http.ts';
import { broken, failed, read } from './answer.ts';
import { blobOf } from './body.ts';
import type { Outcome } from './outcome.ts';
import type { WireOptions } from './transport.ts';

/** Sends a piece of a file (rule W9); never throws. */
export type SendPiece = (piece: {
  fileId: string;
  /** Where in the file it begins, in bytes. */
  offset: number;
  bytes: Uint8Array<ArrayBuffer>;
  token: string;
}) => Promise<Outcome<PieceAnswer>>;

/** Fetches the bytes of a file, or of its small picture; never throws. */
export type FetchFile = (file: {
  fileId: string;
  variant: 'full' | 'thumb';
  token: string;
}) => Promise<Outcome<Blob>>;

/** Fetches a document that the server makes; never throws. */
export type FetchDocument = (document: {
  /** As an answer of the server has named it, from the base path on. */
  path: string;
  token: string;
}) => Promise<Outcome<Blob>>;

/** The route that takes bytes instead of JSON. */
export function createSendPiece({ origin, send, ...reading }: WireOptions): SendPiece {
  return async ({ fileId, offset, bytes, token }) => {
    try {
      const response = await send(origin + bytesPath(fileId), {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          [OFFSET_HEADER]: String(offset),
        },
        body: bytes,
      });
      return await read<PieceAnswer>(pieceAnswer, response, reading);
    } catch (error) {
      return broken(error);
    }
  };
}

export type FetchBytes = { fetchFile: FetchFile; fetchDocument: FetchDocument };

/** The routes that answer with bytes; pages alone read them. */
export function createFetchBytes({ origin, send, ...reading }: WireOptions): FetchBytes {
  return {
    fetchFile: async ({ fileId, variant, token }) => {
      try {
        const response = await send(`${origin}${bytesPath(fileId)}?variant=${variant}`, {
          headers: { authorization: `Bearer ${token}` },
          // The answer says itself that it may be kept, and has to be asked about each time.
          cache: 'default',
        });
        // Every file has its tag; a page that a captive portal shows instead has none of ours.
        if (response.ok && response.headers.get('etag'))
          return { kind: 'answer', data: await blobOf(response, reading.timer), changes: [] };
        return response.ok ? { kind: 'none', reason: 'not a file' } : await failed(response, reading);
      } catch (error) {
        return broken(error);
      }
    },
    fetchDocument: async ({ path, token }) => {
      // The token goes to our own server only, whatever address an answer names.
      if (!path.startsWith(`${API_BASE}/`)) return { kind: 'none', reason: 'not ours' };
      try {
        const response = await send(origin + path, { headers: { authorization: `Bearer ${token}` } });
        if (response.ok && isDocument(response))
          return { kind: 'answer', data: await blobOf(response, reading.timer), changes: [] };
        return response.ok ? { kind: 'none', reason: 'not a document' } : await failed(response, reading);
      } catch (error) {
        return broken(error);
      }
    },
  };
}

/** A document as PDF, the export of a person's data, an e-invoice; a captive portal's page is none of them. */
function isDocument({ headers }: Response): boolean {
  return /^application\/(?:pdf|xml|zip)/.test(headers.get('content-type') ?? '');
}

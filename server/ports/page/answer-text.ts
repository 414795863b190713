import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { decodeText } from '../../../contract/import/decode-text.ts';
import { PageFailure } from './page-failure.ts';

const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i;

/**
 * The text of an answer, unpacked and in its own encoding. It is counted after unpacking, while it comes, so a small answer that unpacks to a
 * huge one is cut off like a huge one. Throws PageFailure `too_large`.
 */
export async function answerText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    throw new PageFailure('too_large');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const unpacked = unpack(answer);
  for await (const chunk of unpacked) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) {
      answer.destroy();
      unpacked.destroy();
      throw new PageFailure('too_large');
    }
    chunks.push(chunk as Buffer);
  }
  return decodeText(Buffer.concat(chunks), CHARSET.exec(answer.headers['content-type'] ?? '')?.[1]).text;
}

function unpack(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return answer;
  const through =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : undefined;
  if (through === undefined) throw new PageFailure('not_text');
  answer.on('error', (error) => through.destroy(error));
  return answer.pipe(through);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import { loadUser } from '../../api/call-context.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { contentKey } from '../../domain/file/keys.ts';
import type { FileRow } from '../../domain/file/row.ts';
import { isImage } from '../../ports/files/file-types.ts';
import type { ByteRange } from '../../ports/files/files.ts';
import { unknown } from '../../routes/file/policy.ts';
import { maySee } from '../../routes/file/visible.ts';
import { authenticate } from '../plugins/authenticate.ts';

/** Kept by the reader's browser only, which asks each time whether it may still be shown. */
const PRIVATE = 'private, no-cache';
/** A company's image is everybody's to see, also without network, and another one has another id. */
const PUBLIC = 'public, max-age=2592000, immutable';

/** `GET /api/file/bytes/:fileId`: the bytes, for those who may see the thing they belong to. */
export async function sendBytes(parts: ChangeParts, request: FastifyRequest, reply: FastifyReply) {
  const file = await visibleFile(parts, request);
  const { hash, size } = await variantOf(parts, file, request);
  const etag = `"${hash}"`;
  reply
    .header('etag', etag)
    .header('cache-control', file.attached_type === 'company' ? PUBLIC : PRIVATE)
    .header('vary', 'authorization')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition(file))
    .header('accept-ranges', 'bytes')
    .type(file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime);
  if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const unchanged = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = unchanged ? byteRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const bytes = await parts.ports.files.read(contentKey(hash), range);
  if (bytes === undefined) throw new Error('the bytes of a complete file are not in the store');
  if (range !== undefined)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${size}`);
  return reply.send(bytes);
}

async function visibleFile(parts: ChangeParts, request: FastifyRequest): Promise<FileRow> {
  const { db, clock } = parts;
  const caller = await authenticate(parts, request, { guest: true });
  const reader = caller && (await loadUser(db, caller.uid));
  const { fileId } = request.params as { fileId: string };
  const file = id.safeParse(fileId).success
    ? await db.selectFrom('file').where('id', '=', fileId).selectAll().executeTakeFirst()
    : undefined;
  if (file !== undefined && (await maySee(db, reader, file, clock()))) return file;
  if (caller === undefined)
    throw new ApiError('token_missing', 'sign in first: these bytes need an id token');
  throw unknown();
}

async function variantOf(
  { db }: ChangeParts,
  file: FileRow,
  request: FastifyRequest,
): Promise<{ hash: string; size: number }> {
  const { variant = 'full' } = request.query as { variant?: unknown };
  if (variant !== 'full' && variant !== 'thumb')
    throw new ApiError('fields_invalid', 'variant is thumb or full', {
      fields: [{ path: 'variant', code: 'invalid_value' }],
    });
  const hash = variant === 'full' ? file.blob_hash : file.thumb_hash;
  if (hash === null) throw new ApiError('not_found', 'this file has no small picture');
  const { size } = await db
    .selectFrom('blob')
    .where('hash', '=', hash)
    .select('size')
    .executeTakeFirstOrThrow();
  return { hash, size };
}

/** Only re-encoded pictures are shown inline; every other upload is sent as an attachment. */
function disposition({ name, mime }: FileRow): string {
  const shown = isImage(mime) ? 'inline' : 'attachment';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The part of `size` bytes that a `Range` header asks for. Undefined: all of them, also for what is not understood
 * and for several ranges at once (RFC 9110, 14.2). `unsatisfiable`: it begins behind the end.
 */
function byteRange(header: string | undefined, size: number): ByteRange | undefined | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Number(last);
    return count === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** Whether an `If-None-Match` header names this entity tag; compared weakly, as it says for this header. */
function isMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

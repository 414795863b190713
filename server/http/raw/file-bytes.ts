import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import { OFFSET_HEADER } from '../../../contract/file-piece.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { loadUnlocked } from '../../api/load-caller.ts';
import { presentAttachment } from '../../domain/file/presenter.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { type FinishParts, finishUpload } from '../../routes/file/finish.ts';
import { unknown } from '../../routes/file/policy.ts';
import { receivePiece } from '../../routes/file/receive.ts';
import { authenticate } from '../plugins/authenticate.ts';
import { sendBytes } from './send-file.ts';

const PATH = `${API_BASE}/file/bytes/:fileId`;

/** The two routes that carry bytes instead of JSON. */
export async function installFileBytes(app: FastifyInstance, parts: FinishParts): Promise<void> {
  // Compressed bytes would not be those that the entity tag and the ranges count.
  app.get(PATH, { compress: false }, (request, reply) => sendBytes(parts, request, reply));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: FILE_MAX.piece },
      (_request, body, done) => done(null, body),
    );
    installPut(scope, parts);
  });
}

function installPut(app: FastifyInstance, parts: FinishParts): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.put(PATH, {
    bodyLimit: FILE_MAX.piece,
    // Before the body is read: a stranger cannot make the server take bytes.
    onRequest: async (request) => {
      const caller = (await authenticate(parts, request, { guest: false })) as Caller;
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) as Caller;
      const { id: uid } = await loadUnlocked(parts.db, caller);
      const { fileId } = request.params as { fileId: string };
      if (!id.safeParse(fileId).success) throw unknown();
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      let file = await receivePiece(parts, { fileId, uid, offset: offsetOf(request), bytes });
      if (file.completed_at === null && file.received === file.sent_size)
        file = await finishUpload(parts, file);
      const done = file.completed_at !== null;
      return reply.header('cache-control', 'no-store').send({
        data: {
          fileId,
          state: done ? 'complete' : 'upload',
          offset: file.received,
          attachment: done ? presentAttachment(file) : null,
        },
      });
    },
  });
}

function offsetOf(request: FastifyRequest): number {
  const header = request.headers[OFFSET_HEADER];
  const fail = (code: 'parameter_missing' | 'fields_invalid', field: string, message: string) =>
    new ApiError(code, message, { fields: [{ path: 'Upload-Offset', code: field }] });
  if (header === undefined || header === '')
    throw fail('parameter_missing', 'missing', 'required parameter Upload-Offset was null or undefined');
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header))
    throw fail('fields_invalid', 'invalid_format', 'Upload-Offset must be a number of bytes');
  return Number(header);
}

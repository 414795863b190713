import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../contract/calendar-day.ts';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { exportPieceKey, PIECE } from '../../domain/rights/make-export.ts';
import type { Files } from '../../ports/files/files.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { authenticate } from '../plugins/authenticate.ts';

const unknown = () => new ApiError('not_found', 'no such export');

/** `GET /api/user/export/:exportId`: the archive, for the person it is about and for nobody else. */
export function installExportDownload(app: FastifyInstance, parts: ChangeParts): void {
  app.get(`${API_BASE}/user/export/:exportId`, { compress: false }, async (request, reply) => {
    const caller = (await authenticate(parts, request, { guest: false })) as Caller;
    const { exportId } = request.params as { exportId: string };
    if (!id.safeParse(exportId).success) throw unknown();
    const row = await parts.db
      .selectFrom('data_export')
      .where('id', '=', exportId)
      .where('user_id', '=', caller.uid)
      .selectAll()
      .executeTakeFirst();
    if (row === undefined) throw unknown();
    if (row.state === 'queued')
      throw new ApiError('state_conflict', 'this export is being made; a notification says when it is ready');
    if (row.state === 'expired' || row.expires_at === null || row.expires_at <= parts.clock())
      throw new ApiError('gone', 'this export was kept for seven days; ask for a new one');
    const size = Number(row.size);
    const day = dayOf(row.created_at);
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="zusage-${day}.zip"`)
      .send(Readable.from(piecesOf(parts.ports.files, exportId, size)));
  });
}

async function* piecesOf(files: Files, exportId: string, size: number) {
  for (let index = 0; index * PIECE < size; index++) {
    const piece = await files.read(exportPieceKey(exportId, index));
    if (piece === undefined) throw new Error('a piece of an export is not in the store');
    yield piece;
  }
}

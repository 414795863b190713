import * as z from 'zod/mini';
import { attachment } from './entities/file.ts';
import { id } from './fields.ts';
import { API_BASE } from './http.ts';
import { lazily } from './lazily.ts';

/** `PUT /api/file/bytes/{fileId}`: where in the file a piece begins, in bytes. */
export const OFFSET_HEADER = 'upload-offset';

/** `data` of the answer to a piece. `attachment`: once the file is complete. */
export const pieceAnswer = lazily(() =>
  z.object({
    fileId: id,
    state: z.enum(['upload', 'complete']),
    /** Where the next piece begins. */
    offset: z.int(),
    attachment: z.nullable(attachment),
  }),
);
export type PieceAnswer = z.infer<typeof pieceAnswer>;

/** Where the bytes of a file are, below the origin. */
export function bytesPath(fileId: string): string {
  return `${API_BASE}/file/bytes/${encodeURIComponent(fileId)}`;
}

import { apiError } from '../wire/api-error.ts';
import type { FetchDocument, FetchFile } from '../wire/bytes.ts';
import { NoAnswerError, SignedOutError } from '../wire/call-errors.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { GetCredentials } from '../wire/ports.ts';

/** Bytes of a file that only the server has. */
export type ReadFile = (fileId: string, variant: 'full' | 'thumb') => Promise<Blob>;

/** A PDF or an archive that the server makes, at a path one of its answers has named. */
export type ReadDocument = (path: string) => Promise<Blob>;

type Ports = { credentials: GetCredentials };

/** @throws ApiError, NoAnswerError, SignedOutError */
export function createReadFile(ports: Ports & { fetchFile: FetchFile }): ReadFile {
  return (fileId, variant) => withToken(ports, (token) => ports.fetchFile({ fileId, variant, token }));
}

/** @throws ApiError, NoAnswerError, SignedOutError */
export function createReadDocument(ports: Ports & { fetchDocument: FetchDocument }): ReadDocument {
  return (path) => withToken(ports, (token) => ports.fetchDocument({ path, token }));
}

async function withToken(ports: Ports, fetch: (token: string) => Promise<Outcome<Blob>>): Promise<Blob> {
  for (const fresh of [false, true]) {
    const credentials = await ports.credentials({ fresh }).catch(() => {
      throw new NoAnswerError();
    });
    if (!credentials) throw new SignedOutError();
    const outcome = await fetch(credentials.token);
    if (outcome.kind === 'answer') return outcome.data;
    if (outcome.kind === 'none') throw new NoAnswerError();
    if (outcome.failure.status === 401 && !fresh) continue;
    throw apiError(outcome.failure);
  }
  throw new SignedOutError();
}

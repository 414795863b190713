import type { getStorage } from 'firebase-admin/storage';
import type { Files } from './files.ts';

/** A bucket of Google Cloud Storage, as firebase-admin opens it. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** Bytes in a storage bucket, which every process of the API reaches. A write is whole or not there at all. */
export function bucketFiles(bucket: Bucket): Files {
  return {
    kind: 'bucket',
    async put(key, bytes) {
      try {
        await bucket.file(key).save(Buffer.from(bytes), {
          // In one request: a resumable session would cost two more, and pieces are small.
          resumable: false,
          contentType: 'application/octet-stream',
          // A request that reaches the bucket without this server must not get a page out of it.
          metadata: { contentDisposition: 'attachment', cacheControl: 'private, no-store' },
          // Keys name their content: what is there is the same.
          preconditionOpts: { ifGenerationMatch: 0 },
        });
      } catch (error) {
        if (codeOf(error) !== PRECONDITION_FAILED) throw error;
      }
    },
    async read(key, range) {
      try {
        const part = range && { start: range.start, end: range.end - 1 };
        const [bytes] = await bucket.file(key).download(part ?? {});
        return bytes;
      } catch (error) {
        if (codeOf(error) === NOT_FOUND) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await bucket.file(key).delete({ ignoreNotFound: true });
    },
    async removeAll(prefix) {
      const [files] = await bucket.getFiles({ prefix: `${prefix}/` });
      for (const file of files) await file.delete({ ignoreNotFound: true });
    },
    async list(prefix) {
      const [files] = await bucket.getFiles({ prefix: `${prefix}/` });
      return files.map((file) => file.name);
    },
  };
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the archive. Its bytes are read in turn, so only one file is in memory. */
export type Entry = { readonly path: string; readonly bytes: () => Promise<Uint8Array> };

/** A ZIP archive in pieces of `pieceSize` bytes, the last one shorter. The same entries give the same bytes. */
export async function* zipPieces(entries: readonly Entry[], mtime: Date, pieceSize: number) {
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  // The reader of the pieces gets the error; here it only must not count as unhandled.
  failed.catch(() => {});
  for (const { path, bytes } of entries)
    zip.addReadStreamLazy(path, { mtime, compress: /\.(json|txt)$/.test(path) }, (give) => {
      bytes().then(
        (content) => give(null, Readable.from([content])),
        (error) => give(error, Readable.from([])),
      );
    });
  zip.end();
  let waiting: Buffer[] = [];
  let size = 0;
  const chunks = (zip.outputStream as Readable)[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([chunks.next(), failed]);
    if (done) break;
    waiting.push(value as Buffer);
    size += (value as Buffer).length;
    while (size >= pieceSize) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, pieceSize);
      waiting = [all.subarray(pieceSize)];
      size -= pieceSize;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}

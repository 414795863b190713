import type { Timer } from '../../replica/store/within.ts';

/** Bytes as they come; throws where the line breaks or falls silent. */
export type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** An answer of which nothing more came for so long breaks off, in milliseconds. */
const SILENT_MS = 30_000;

/**
 * The body of an answer that has begun. A line that dies under it tells nobody: the browser waits for ever, and so would
 * a drain or a pull that holds a lock. Given up where nothing comes while somebody waits for it.
 */
export async function* untilSilent(body: ReadableStream<Uint8Array<ArrayBuffer>>, timer: Timer): Bytes {
  const reader = body.getReader();
  let calm = () => {};
  try {
    for (;;) {
      const silence = new Promise<never>((_, reject) => {
        calm = timer(SILENT_MS, () => reject(new DOMException('no more came in time', 'TimeoutError')));
      });
      const { done, value } = await Promise.race([reader.read(), silence]);
      calm();
      if (done) return;
      yield value;
    }
  } finally {
    calm();
    // Ends the connection of one that is not whole. Not awaited: that of a dead line may take as long as the line.
    reader.cancel().catch(() => undefined);
  }
}

/** All of a body, as a list of its pieces. */
async function piecesOf({ body }: Response, timer: Timer): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  if (body) for await (const piece of untilSilent(body, timer)) pieces.push(piece);
  return pieces;
}

export async function jsonOf(response: Response, timer: Timer): Promise<unknown> {
  const decoder = new TextDecoder();
  const texts = (await piecesOf(response, timer)).map((piece) => decoder.decode(piece, { stream: true }));
  return JSON.parse(texts.join('') + decoder.decode());
}

export async function blobOf(response: Response, timer: Timer): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  return new Blob(await piecesOf(response, timer), { type });
}

/** Safari has no async iteration of streams. */
export async function* streamed<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
